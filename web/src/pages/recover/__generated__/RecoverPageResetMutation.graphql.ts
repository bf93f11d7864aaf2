/**
 * @generated SignedSource<<992fb7963fd661edeed57fb309831b71>>
 * @relayHash 331a24aa8a055df2382cd28973ecec5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a071606603eb970f85f5bd70cb53cf2e7b34c823c5885e0f7ec8cbd0e23ffa5

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "INVALID" | "NOT_FOUND" | "RATE_LIMITED" | "REQUIRED" | "TAKEN" | "TOO_LONG" | "TOO_SHORT";
export type PasswordResetInput = {
  password: string;
  token: string;
};
export type RecoverPageResetMutation$variables = {
  input: PasswordResetInput;
};
export type RecoverPageResetMutation$data = {
  readonly passwordReset: {
    readonly isReset: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
  };
};
export type RecoverPageResetMutation = {
  response: RecoverPageResetMutation$data;
  variables: RecoverPageResetMutation$variables;
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
    "concreteType": "PasswordResetPayload",
    "kind": "LinkedField",
    "name": "passwordReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isReset",
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
    "name": "RecoverPageResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecoverPageResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6a071606603eb970f85f5bd70cb53cf2e7b34c823c5885e0f7ec8cbd0e23ffa5",
    "metadata": {},
    "name": "RecoverPageResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "70bbc4d9eda877a91118f8bd219f6ff3";

export default node;
