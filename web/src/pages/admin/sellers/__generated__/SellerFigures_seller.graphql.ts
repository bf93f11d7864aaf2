/**
 * @generated SignedSource<<5787a5f9741f240fce7bb9bd0bce7a61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerFigures_seller$data = {
  readonly figures: {
    readonly balance: {
      readonly amount: string;
    } | null | undefined;
    readonly cancelled: number;
    readonly lateOrders: number;
    readonly listedProducts: number;
    readonly openOrders: number;
    readonly orders: number;
    readonly refused: number;
    readonly returned: number;
    readonly revenue: {
      readonly amount: string;
    } | null | undefined;
  } | null | undefined;
  readonly profile: {
    readonly sellerId: string;
  } | null | undefined;
  readonly " $fragmentType": "SellerFigures_seller";
};
export type SellerFigures_seller$key = {
  readonly " $data"?: SellerFigures_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerFigures_seller">;
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
  "name": "SellerFigures_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSellerProfile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sellerId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSellerFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listedProducts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openOrders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lateOrders",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "cancelled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refused",
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
          "name": "balance",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminSeller",
  "abstractKey": null
};
})();

(node as any).hash = "3aa78cb5b12b790fa68e66f33a640fdf";

export default node;
