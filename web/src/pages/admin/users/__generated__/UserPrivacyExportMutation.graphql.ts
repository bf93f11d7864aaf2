/**
 * @generated SignedSource<<da84ace2764346f689e2a2c65f75d2e2>>
 * @relayHash 95ddb14b359a8ea0dbe43a50122d3623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a2a334c197f0c7ba8e63569e98d9390910cbbaae99977aea20d887744270cc4

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type UserPrivacyInput = {
  accountNumber: string;
  reason: string;
};
export type UserPrivacyExportMutation$variables = {
  input: UserPrivacyInput;
};
export type UserPrivacyExportMutation$data = {
  readonly userExport: {
    readonly data: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type UserPrivacyExportMutation = {
  response: UserPrivacyExportMutation$data;
  variables: UserPrivacyExportMutation$variables;
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
    "concreteType": "UserExportPayload",
    "kind": "LinkedField",
    "name": "userExport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "data",
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
    "name": "UserPrivacyExportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserPrivacyExportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8a2a334c197f0c7ba8e63569e98d9390910cbbaae99977aea20d887744270cc4",
    "metadata": {},
    "name": "UserPrivacyExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa95644b0531e319d6a7dcb22146f137";

export default node;
