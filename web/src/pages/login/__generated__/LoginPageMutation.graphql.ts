/**
 * @generated SignedSource<<5fb706968c4d8581bd5d3d6e808b74e2>>
 * @relayHash 058b73184630aa4995d85a9ccc3cff40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99947c7b0be9fe08a7db63102a70011dbbc77baed357ace4ae19e9d5b60c0c66

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type SessionCreateInput = {
  identifier: string;
  password: string;
};
export type LoginPageMutation$variables = {
  input: SessionCreateInput;
};
export type LoginPageMutation$data = {
  readonly sessionCreate: {
    readonly challenge: {
      readonly token: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly retryAfter: number | null | undefined;
    }>;
    readonly viewer: {
      readonly accountNumber: string;
    } | null | undefined;
  } | null | undefined;
};
export type LoginPageMutation = {
  response: LoginPageMutation$data;
  variables: LoginPageMutation$variables;
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
    "concreteType": "SessionCreatePayload",
    "kind": "LinkedField",
    "name": "sessionCreate",
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
            "name": "accountNumber",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInChallenge",
        "kind": "LinkedField",
        "name": "challenge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
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
            "name": "retryAfter",
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
    "name": "LoginPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LoginPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "99947c7b0be9fe08a7db63102a70011dbbc77baed357ace4ae19e9d5b60c0c66",
    "metadata": {},
    "name": "LoginPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ec118a462fd2defe05aa54fab25fb10";

export default node;
