/**
 * @generated SignedSource<<144215f8e5a5b70787b4ae26d48ead8f>>
 * @relayHash 67c694cea47ed27cf3d32307f556b6d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9835fbd64ed162c4cf20957c26b56efd9979c47758c99be5c1ec1117f49fde13

import type { ConcreteRequest } from 'relay-runtime';
export type CouponFunder = "PLATFORM" | "SELLER";
export type CouponScope = "ALL" | "BRAND" | "CATEGORY" | "PRODUCT" | "SELLER";
export type CouponType = "FIXED" | "FREE_DELIVERY" | "PERCENTAGE";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminCouponCodesCreateInput = {
  accountNumbers?: ReadonlyArray<string> | null | undefined;
  count?: number | null | undefined;
  fields: AdminCouponChanges;
  idempotencyKey: string;
  length: number;
  prefix: string;
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
export type CouponCodesPageMutation$variables = {
  input: AdminCouponCodesCreateInput;
};
export type CouponCodesPageMutation$data = {
  readonly adminCouponCodesCreate: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type CouponCodesPageMutation = {
  response: CouponCodesPageMutation$data;
  variables: CouponCodesPageMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AdminCouponCodesPayload",
    "kind": "LinkedField",
    "name": "adminCouponCodesCreate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminJob",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "CouponCodesPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CouponCodesPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9835fbd64ed162c4cf20957c26b56efd9979c47758c99be5c1ec1117f49fde13",
    "metadata": {},
    "name": "CouponCodesPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2690b9bec64f2cdd860dcca3cee2470";

export default node;
