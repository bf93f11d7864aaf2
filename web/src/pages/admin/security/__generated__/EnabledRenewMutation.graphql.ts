/**
 * @generated SignedSource<<ebdd210224407aa46b83a17c2219e0fb>>
 * @relayHash be820c2058e5dd828763351313035043
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a8f740cd5e0df33f8d7b5a3c70e4811b2994bf611e2537007bf51ccc2027822

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TwoStepRecoveryCodesRenewInput = {
  password: string;
};
export type EnabledRenewMutation$variables = {
  input: TwoStepRecoveryCodesRenewInput;
};
export type EnabledRenewMutation$data = {
  readonly twoStepRecoveryCodesRenew: {
    readonly recoveryCodes: ReadonlyArray<string> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type EnabledRenewMutation = {
  response: EnabledRenewMutation$data;
  variables: EnabledRenewMutation$variables;
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
    "concreteType": "TwoStepRecoveryCodesRenewPayload",
    "kind": "LinkedField",
    "name": "twoStepRecoveryCodesRenew",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recoveryCodes",
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
    "name": "EnabledRenewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EnabledRenewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0a8f740cd5e0df33f8d7b5a3c70e4811b2994bf611e2537007bf51ccc2027822",
    "metadata": {},
    "name": "EnabledRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a5989751e6109dc54b295bf7d8c20fe";

export default node;
