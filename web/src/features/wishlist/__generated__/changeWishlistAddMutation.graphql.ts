/**
 * @generated SignedSource<<1943f451e9aa719d946f5c9396122c2c>>
 * @relayHash bccae2eee4fa8057e8b5a667cc230f87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e352e313800c3ecaf0760feecd14ad6a34e8bfc3a6b3c362e125a002c95b25b2

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type WishlistInput = {
  productId: string;
};
export type changeWishlistAddMutation$variables = {
  input: WishlistInput;
};
export type changeWishlistAddMutation$data = {
  readonly wishlistAdd: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
    readonly viewer: {
      readonly wishlistProductIds: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type changeWishlistAddMutation$rawResponse = {
  readonly wishlistAdd: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
    readonly viewer: {
      readonly wishlistProductIds: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type changeWishlistAddMutation = {
  rawResponse: changeWishlistAddMutation$rawResponse;
  response: changeWishlistAddMutation$data;
  variables: changeWishlistAddMutation$variables;
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
    "concreteType": "WishlistAddPayload",
    "kind": "LinkedField",
    "name": "wishlistAdd",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wishlistProductIds",
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
            "name": "code",
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
    "name": "changeWishlistAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeWishlistAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e352e313800c3ecaf0760feecd14ad6a34e8bfc3a6b3c362e125a002c95b25b2",
    "metadata": {},
    "name": "changeWishlistAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "446bc3994397f1c0f7ada3f1eedb354e";

export default node;
