/**
 * @generated SignedSource<<f817876523ea87f641422d060a11b182>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponState = "EXHAUSTED" | "OVER" | "PAUSED" | "PLANNED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type CouponPage_coupon$data = {
  readonly active: boolean;
  readonly code: string;
  readonly createdAt: string;
  readonly discountGiven: {
    readonly amount: string;
  };
  readonly id: string;
  readonly isFrozen: boolean;
  readonly isOnHome: boolean;
  readonly jobId: string | null | undefined;
  readonly revenue: {
    readonly amount: string;
  };
  readonly scopeName: string | null | undefined;
  readonly state: CouponState;
  readonly usageLimit: number | null | undefined;
  readonly usedCount: number;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"couponForm_coupon">;
  readonly " $fragmentType": "CouponPage_coupon";
};
export type CouponPage_coupon$key = {
  readonly " $data"?: CouponPage_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponPage_coupon">;
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
  "name": "CouponPage_coupon",
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
      "kind": "ScalarField",
      "name": "scopeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFrozen",
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
      "name": "usedCount",
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
      "kind": "ScalarField",
      "name": "jobId",
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
      "name": "couponForm_coupon"
    }
  ],
  "type": "AdminCoupon",
  "abstractKey": null
};
})();

(node as any).hash = "464f40e0c7d366be9e20d1fb2e1d2d1e";

export default node;
