/**
 * @generated SignedSource<<8eac77ef0c561fee8cd8e9e7c7ca7925>>
 * @relayHash ade601d9f817a81b4a8428de94252b2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6546eb13a5b3bc20e5f1b60a857a8c6d2e7496a810ff4e22991ab1caadc9141

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type UserPrivacyInput = {
  accountNumber: string;
  reason: string;
};
export type UserPrivacyEraseMutation$variables = {
  input: UserPrivacyInput;
};
export type UserPrivacyEraseMutation$data = {
  readonly userErase: {
    readonly erasedAccountNumber: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type UserPrivacyEraseMutation = {
  response: UserPrivacyEraseMutation$data;
  variables: UserPrivacyEraseMutation$variables;
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
    "concreteType": "UserErasePayload",
    "kind": "LinkedField",
    "name": "userErase",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "erasedAccountNumber",
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
    "name": "UserPrivacyEraseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserPrivacyEraseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b6546eb13a5b3bc20e5f1b60a857a8c6d2e7496a810ff4e22991ab1caadc9141",
    "metadata": {},
    "name": "UserPrivacyEraseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "669ae45e5cc7188133a38904a006fbea";

export default node;
