/**
 * @generated SignedSource<<726e0b3ef705d5312e3e1cae66509219>>
 * @relayHash 3cba654a9df5884420e109c96f1f723b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c93f8a74eb16e67dfec6bb38fc871831126fc622b1fb9cf3d315f2fd4a175a8

import type { ConcreteRequest } from 'relay-runtime';
export type CartProblemCode = "COUPON_INVALID" | "OUT_OF_STOCK" | "PRODUCT_UNAVAILABLE" | "STOCK_REDUCED" | "VARIANT_REQUIRED" | "VARIANT_UNKNOWN";
export type CouponFunder = "PLATFORM" | "SELLER";
export type CouponReason = "ACCOUNT_REQUIRED" | "ALREADY_USED" | "DELIVERY_FREE" | "EXPIRED" | "FIRST_ORDER_ONLY" | "MIN_PURCHASE" | "NOT_APPLICABLE" | "NOT_STARTED" | "TOO_MANY_TRIES" | "UNKNOWN" | "USED_UP";
export type CouponScope = "ALL" | "BRAND" | "CATEGORY" | "PRODUCT" | "SELLER";
export type CouponType = "FIXED" | "FREE_DELIVERY" | "PERCENTAGE";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminCouponTestInput = {
  accountNumber?: string | null | undefined;
  changes?: AdminCouponChanges | null | undefined;
  contactPhone?: string | null | undefined;
  couponId?: string | null | undefined;
  lines: ReadonlyArray<CartLineInput>;
};
export type AdminCouponChanges = {
  accountNumber?: string | null | undefined;
  active?: boolean | null | undefined;
  amount?: string | null | undefined;
  code?: string | null | undefined;
  endsAt?: string | null | undefined;
  firstOrderOnly?: boolean | null | undefined;
  fundedBy?: CouponFunder | null | undefined;
  maxDiscount?: string | null | undefined;
  minPurchase?: string | null | undefined;
  note?: string | null | undefined;
  perAccountLimit?: number | null | undefined;
  percent?: number | null | undefined;
  scope?: CouponScope | null | undefined;
  scopeId?: string | null | undefined;
  startsAt?: string | null | undefined;
  type?: CouponType | null | undefined;
  usageLimit?: number | null | undefined;
};
export type CartLineInput = {
  productId: string;
  quantity: number;
  variantId?: string | null | undefined;
};
export type CouponTestQuery$variables = {
  input: AdminCouponTestInput;
};
export type CouponTestQuery$data = {
  readonly adminCouponTest: {
    readonly quote: {
      readonly coupon: {
        readonly discount: {
          readonly amount: string;
        };
      } | null | undefined;
      readonly deliveryFee: {
        readonly amount: string;
      };
      readonly discountTotal: {
        readonly amount: string;
      };
      readonly itemsTotal: {
        readonly amount: string;
      };
      readonly lines: ReadonlyArray<{
        readonly discount: {
          readonly amount: string;
        };
        readonly problems: ReadonlyArray<{
          readonly availableQuantity: number | null | undefined;
          readonly code: CartProblemCode;
        }>;
        readonly productId: string;
        readonly total: {
          readonly amount: string;
        };
        readonly variantId: string | null | undefined;
      }>;
      readonly problems: ReadonlyArray<{
        readonly code: CartProblemCode;
        readonly couponReason: CouponReason | null | undefined;
        readonly missingAmount: {
          readonly amount: string;
        } | null | undefined;
      }>;
      readonly total: {
        readonly amount: string;
      };
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type CouponTestQuery = {
  response: CouponTestQuery$data;
  variables: CouponTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "discount",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AdminCouponTestResult",
    "kind": "LinkedField",
    "name": "adminCouponTest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CartQuote",
        "kind": "LinkedField",
        "name": "quote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CartQuoteLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "variantId",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CartProblem",
                "kind": "LinkedField",
                "name": "problems",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "availableQuantity",
                    "storageKey": null
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
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "itemsTotal",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "discountTotal",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "deliveryFee",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AppliedCoupon",
            "kind": "LinkedField",
            "name": "coupon",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
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
              (v4/*:: as any*/),
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
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CouponTestQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CouponTestQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "9c93f8a74eb16e67dfec6bb38fc871831126fc622b1fb9cf3d315f2fd4a175a8",
    "metadata": {},
    "name": "CouponTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18018307f805e463d13ff30decb15e3e";

export default node;
