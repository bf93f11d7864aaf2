/**
 * @generated SignedSource<<9e4dac563db912232d2bf6ae7be12bf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BatchesPage_batches$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly createdBy: string;
  readonly id: string;
  readonly number: string;
  readonly paid: {
    readonly amount: string;
  };
  readonly payoutCount: number;
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BatchState_batch">;
  readonly " $fragmentType": "BatchesPage_batches";
}>;
export type BatchesPage_batches$key = ReadonlyArray<{
  readonly " $data"?: BatchesPage_batches$data;
  readonly " $fragmentSpreads": FragmentRefs<"BatchesPage_batches">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "BatchesPage_batches",
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
      "name": "payoutCount",
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

(node as any).hash = "eeaa079c598c6a467c9d60984d83cfe6";

export default node;
