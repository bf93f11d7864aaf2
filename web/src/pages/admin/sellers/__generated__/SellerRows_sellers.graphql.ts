/**
 * @generated SignedSource<<6486951fada1b4290c1ab4cbf81c4792>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerStatus = "ACTIVE" | "APPLIED" | "CLOSED" | "IN_REVIEW" | "REJECTED" | "SUSPENDED";
import type { FragmentRefs } from "relay-runtime";
export type SellerRows_sellers$data = ReadonlyArray<{
  readonly figures: {
    readonly balance: {
      readonly amount: string;
    } | null | undefined;
    readonly lateOrders: number;
    readonly listedProducts: number;
    readonly orders: number;
    readonly refused: number;
    readonly returned: number;
    readonly revenue: {
      readonly amount: string;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly profile: {
    readonly commissionRate: string;
    readonly createdAt: string;
    readonly legalName: string;
    readonly region: {
      readonly " $fragmentSpreads": FragmentRefs<"RegionName_region">;
    };
    readonly sellerId: string;
  } | null | undefined;
  readonly status: SellerStatus;
  readonly " $fragmentType": "SellerRows_sellers";
}>;
export type SellerRows_sellers$key = ReadonlyArray<{
  readonly " $data"?: SellerRows_sellers$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerRows_sellers">;
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
  "name": "SellerRows_sellers",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legalName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commissionRate",
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
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RegionName_region"
            }
          ],
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
          "name": "orders",
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

(node as any).hash = "77e0198e72aa2ee1ea2fec803adae728";

export default node;
