/**
 * @generated SignedSource<<8faba683f866ca4a2c2edf58dd8ac9a6>>
 * @relayHash 5c6e6522ce34149fb009f4ec04fcbe81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 012b39aa4ffba4c8f4580df1c5ded3a4bdba52b5bab6d073c48a4c1964ffb9f3

import type { ConcreteRequest } from 'relay-runtime';
export type UseKind = "BRAND" | "CATEGORY" | "FLASH_SALE" | "HOMEPAGE" | "INVOICE" | "ORDER" | "PRODUCT" | "PROMO" | "REVIEW" | "SELLER" | "SUBCATEGORY" | "WISHLIST";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminProductDeleteInput = {
  id: string;
  version: number;
};
export type DeleteActionMutation$variables = {
  input: AdminProductDeleteInput;
};
export type DeleteActionMutation$data = {
  readonly adminProductDelete: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
      readonly useCount: number | null | undefined;
      readonly usedBy: UseKind | null | undefined;
    }>;
  } | null | undefined;
};
export type DeleteActionMutation = {
  response: DeleteActionMutation$data;
  variables: DeleteActionMutation$variables;
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
    "concreteType": "AdminProductDeletePayload",
    "kind": "LinkedField",
    "name": "adminProductDelete",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usedBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "useCount",
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
    "name": "DeleteActionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteActionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "012b39aa4ffba4c8f4580df1c5ded3a4bdba52b5bab6d073c48a4c1964ffb9f3",
    "metadata": {},
    "name": "DeleteActionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5283c7764cda840fcba83f1e178eb8b0";

export default node;
