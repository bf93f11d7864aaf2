/**
 * @generated SignedSource<<049ebc1d45b8bc8e96ef17437685ce24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartProblemCode = "COUPON_INVALID" | "OUT_OF_STOCK" | "PRODUCT_UNAVAILABLE" | "STOCK_REDUCED" | "VARIANT_REQUIRED" | "VARIANT_UNKNOWN";
export type CouponReason = "ACCOUNT_REQUIRED" | "ALREADY_USED" | "DELIVERY_FREE" | "EXPIRED" | "FIRST_ORDER_ONLY" | "MIN_PURCHASE" | "NOT_APPLICABLE" | "NOT_STARTED" | "TOO_MANY_TRIES" | "UNKNOWN" | "USED_UP";
import type { FragmentRefs } from "relay-runtime";
export type CouponField_quote$data = {
  readonly coupon: {
    readonly code: string;
    readonly discount: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly problems: ReadonlyArray<{
    readonly code: CartProblemCode;
    readonly couponReason: CouponReason | null | undefined;
    readonly missingAmount: {
      readonly amount: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "CouponField_quote";
};
export type CouponField_quote$key = {
  readonly " $data"?: CouponField_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponField_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = [
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
  "name": "CouponField_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "coupon",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "discount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "couponReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "missingAmount",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};
})();

(node as any).hash = "d1daf4c0d60335f8bb8f32b5d76993bf";

export default node;
