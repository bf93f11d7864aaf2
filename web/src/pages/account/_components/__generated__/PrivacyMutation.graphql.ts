/**
 * @generated SignedSource<<6c41f8ad17802b1e694aabe49654ef2d>>
 * @relayHash 71e500002e6d7453b3c863a91ca6a41f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abe2e4a9141a7359c3b2dce727a90affdcd8cdde144b560afcdab4377bb8f79b

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AccountDeleteInput = {
  password: string;
};
export type PrivacyMutation$variables = {
  input: AccountDeleteInput;
};
export type PrivacyMutation$data = {
  readonly accountDelete: {
    readonly deleted: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type PrivacyMutation = {
  response: PrivacyMutation$data;
  variables: PrivacyMutation$variables;
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
    "concreteType": "AccountDeletePayload",
    "kind": "LinkedField",
    "name": "accountDelete",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deleted",
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
    "name": "PrivacyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrivacyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "abe2e4a9141a7359c3b2dce727a90affdcd8cdde144b560afcdab4377bb8f79b",
    "metadata": {},
    "name": "PrivacyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28aa474b2289aca0100591176a1695d9";

export default node;
