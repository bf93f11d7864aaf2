/**
 * @generated SignedSource<<a5b62abbd74386bc6cfe434323285d59>>
 * @relayHash a67cbe3e8ca80191b887311b33a8d988
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41c1e273cd5eb850e1c5b47a837e1b4d6c0029d5a0d1db5a8ddd24c060c74d4b

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type PasswordEnterInput = {
  password: string;
};
export type PasswordProviderMutation$variables = {
  input: PasswordEnterInput;
};
export type PasswordProviderMutation$data = {
  readonly passwordEnter: {
    readonly isEntered: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type PasswordProviderMutation = {
  response: PasswordProviderMutation$data;
  variables: PasswordProviderMutation$variables;
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
    "concreteType": "PasswordEnterPayload",
    "kind": "LinkedField",
    "name": "passwordEnter",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isEntered",
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
    "name": "PasswordProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "41c1e273cd5eb850e1c5b47a837e1b4d6c0029d5a0d1db5a8ddd24c060c74d4b",
    "metadata": {},
    "name": "PasswordProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed2961e848e4b0023f1ac20cfc1aef4f";

export default node;
