/**
 * @generated SignedSource<<cfef18ff8fc42269941ac9b0b0e2cdd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponFunder = "PLATFORM" | "SELLER";
export type CouponScope = "ALL" | "BRAND" | "CATEGORY" | "PRODUCT" | "SELLER";
export type CouponState = "EXHAUSTED" | "OVER" | "PAUSED" | "PLANNED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type CouponsPage_coupons$data = ReadonlyArray<{
  readonly accountNumber: string | null | undefined;
  readonly code: string;
  readonly createdAt: string;
  readonly discountGiven: {
    readonly amount: string;
  };
  readonly endsAt: string | null | undefined;
  readonly fundedBy: CouponFunder;
  readonly id: string;
  readonly isOnHome: boolean;
  readonly maxDiscount: {
    readonly amount: string;
  } | null | undefined;
  readonly minPurchase: {
    readonly amount: string;
  } | null | undefined;
  readonly note: string | null | undefined;
  readonly scope: CouponScope;
  readonly scopeName: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly state: CouponState;
  readonly usageLimit: number | null | undefined;
  readonly usedCount: number;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"couponParts_value">;
  readonly " $fragmentType": "CouponsPage_coupons";
}>;
export type CouponsPage_coupons$key = ReadonlyArray<{
  readonly " $data"?: CouponsPage_coupons$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponsPage_coupons">;
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
  "name": "CouponsPage_coupons",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maxDiscount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usageLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discountGiven",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fundedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
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
      "name": "isOnHome",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "couponParts_value"
    }
  ],
  "type": "AdminCoupon",
  "abstractKey": null
};
})();

(node as any).hash = "b284f773966a78adbaddb0d7d62194c6";

export default node;
