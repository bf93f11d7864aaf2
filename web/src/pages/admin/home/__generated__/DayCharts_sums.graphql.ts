/**
 * @generated SignedSource<<02fb7b449c64fabe6116ab7d7803163d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayCharts_sums$data = ReadonlyArray<{
  readonly cancelled: number;
  readonly cashRevenue: {
    readonly amount: string;
  } | null | undefined;
  readonly onlineRevenue: {
    readonly amount: string;
  } | null | undefined;
  readonly orders: number;
  readonly returned: number;
  readonly revenue: {
    readonly amount: string;
  } | null | undefined;
  readonly users: number;
  readonly " $fragmentType": "DayCharts_sums";
}>;
export type DayCharts_sums$key = ReadonlyArray<{
  readonly " $data"?: DayCharts_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayCharts_sums">;
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
  "name": "DayCharts_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "revenue",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "cashRevenue",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "onlineRevenue",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "users",
      "storageKey": null
    }
  ],
  "type": "AdminStatsSums",
  "abstractKey": null
};
})();

(node as any).hash = "fed6c0129c0bc0a8644847f3db4adef4";

export default node;
