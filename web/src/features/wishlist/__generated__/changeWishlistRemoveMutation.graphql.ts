/**
 * @generated SignedSource<<3208db3886e9ded6d051a067120b1c1b>>
 * @relayHash c721baf05b347e06ff06f1d781558448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 539b4386d5b9af80f372dd75f21397abebe926fecae377de47a9da2f75dd6ab8

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type WishlistInput = {
  productId: string;
};
export type changeWishlistRemoveMutation$variables = {
  input: WishlistInput;
};
export type changeWishlistRemoveMutation$data = {
  readonly wishlistRemove: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
    readonly viewer: {
      readonly wishlistProductIds: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type changeWishlistRemoveMutation$rawResponse = {
  readonly wishlistRemove: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
    readonly viewer: {
      readonly wishlistProductIds: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type changeWishlistRemoveMutation = {
  rawResponse: changeWishlistRemoveMutation$rawResponse;
  response: changeWishlistRemoveMutation$data;
  variables: changeWishlistRemoveMutation$variables;
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
    "concreteType": "WishlistRemovePayload",
    "kind": "LinkedField",
    "name": "wishlistRemove",
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
    "name": "changeWishlistRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeWishlistRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "539b4386d5b9af80f372dd75f21397abebe926fecae377de47a9da2f75dd6ab8",
    "metadata": {},
    "name": "changeWishlistRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1660efcc7d283e833989265c1f9f93cd";

export default node;
