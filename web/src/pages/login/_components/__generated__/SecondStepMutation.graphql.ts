/**
 * @generated SignedSource<<75b39abb767b8d351287c7ee9a781610>>
 * @relayHash 152e0d8aae050a3899197ca45a3d6d25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 204888956cb959bb06eb6e2c54cb84eb780518d5ad6750d2ca18445227cad174

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type SessionConfirmInput = {
  challenge: string;
  code: string;
};
export type SecondStepMutation$variables = {
  input: SessionConfirmInput;
};
export type SecondStepMutation$data = {
  readonly sessionConfirm: {
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
export type SecondStepMutation = {
  response: SecondStepMutation$data;
  variables: SecondStepMutation$variables;
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
    "concreteType": "SessionConfirmPayload",
    "kind": "LinkedField",
    "name": "sessionConfirm",
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
    "name": "SecondStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SecondStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "204888956cb959bb06eb6e2c54cb84eb780518d5ad6750d2ca18445227cad174",
    "metadata": {},
    "name": "SecondStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1b7a93ce929c1225862f4e8bd57f874";

export default node;
