/**
 * @generated SignedSource<<45ed92407cf8f295e35494df3fa9a097>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponType = "FIXED" | "FREE_DELIVERY" | "PERCENTAGE";
import type { FragmentRefs } from "relay-runtime";
export type CouponCard_card$data = {
  readonly amount: {
    readonly amount: string;
  } | null | undefined;
  readonly couponCode: string;
  readonly minPurchase: {
    readonly amount: string;
  } | null | undefined;
  readonly percent: number | null | undefined;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly type: CouponType;
  readonly " $fragmentType": "CouponCard_card";
};
export type CouponCard_card$key = {
  readonly " $data"?: CouponCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponCard_card">;
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
  "name": "CouponCard_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minPurchase",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CouponCard",
  "abstractKey": null
};
})();

(node as any).hash = "914cf7d62bb6c89eb721ad2f2daeaaaf";

export default node;
