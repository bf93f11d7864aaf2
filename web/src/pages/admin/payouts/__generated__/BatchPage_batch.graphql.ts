/**
 * @generated SignedSource<<676dc16ef4596da9a6ddb52c8688fe18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BatchPage_batch$data = {
  readonly createdAt: string;
  readonly createdBy: string;
  readonly id: string;
  readonly number: string;
  readonly openCount: number;
  readonly paid: {
    readonly amount: string;
  };
  readonly payoutCount: number;
  readonly sentAt: string | null | undefined;
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BatchState_batch">;
  readonly " $fragmentType": "BatchPage_batch";
};
export type BatchPage_batch$key = {
  readonly " $data"?: BatchPage_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BatchPage_batch">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BatchPage_batch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BatchState_batch"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PayoutBatch",
  "abstractKey": null
};
})();

(node as any).hash = "7224e682ec854cae8b50daa8d6571da7";

export default node;
