/**
 * @generated SignedSource<<730c05d382d3208780e08faa7d01f6cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponFunder = "PLATFORM" | "SELLER";
export type CouponScope = "ALL" | "BRAND" | "CATEGORY" | "PRODUCT" | "SELLER";
export type CouponType = "FIXED" | "FREE_DELIVERY" | "PERCENTAGE";
import type { FragmentRefs } from "relay-runtime";
export type couponForm_coupon$data = {
  readonly accountNumber: string | null | undefined;
  readonly active: boolean;
  readonly amount: {
    readonly amount: string;
  } | null | undefined;
  readonly code: string;
  readonly endsAt: string | null | undefined;
  readonly firstOrderOnly: boolean;
  readonly fundedBy: CouponFunder;
  readonly maxDiscount: {
    readonly amount: string;
  } | null | undefined;
  readonly minPurchase: {
    readonly amount: string;
  } | null | undefined;
  readonly note: string | null | undefined;
  readonly perAccountLimit: number | null | undefined;
  readonly percent: number | null | undefined;
  readonly scope: CouponScope;
  readonly scopeId: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly type: CouponType;
  readonly usageLimit: number | null | undefined;
  readonly " $fragmentType": "couponForm_coupon";
};
export type couponForm_coupon$key = {
  readonly " $data"?: couponForm_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"couponForm_coupon">;
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
  "name": "couponForm_coupon",
  "selections": [
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
      "name": "scopeId",
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
      "name": "perAccountLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstOrderOnly",
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
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "AdminCoupon",
  "abstractKey": null
};
})();

(node as any).hash = "7a95d80ad01046f0ff8a5f21255f149e";

export default node;
