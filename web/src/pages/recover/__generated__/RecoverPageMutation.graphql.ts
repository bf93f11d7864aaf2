/**
 * @generated SignedSource<<ef63b5651cee332f749c6b3facd4149e>>
 * @relayHash 8573d54be3d915b5bc58221866ff63db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5bc84daa03f77fe89b9cc29850ccae04d1e978cf65bf5b759bee961d06115a2

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type PasswordRecoverInput = {
  email: string;
};
export type RecoverPageMutation$variables = {
  input: PasswordRecoverInput;
};
export type RecoverPageMutation$data = {
  readonly passwordRecover: {
    readonly requested: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly retryAfter: number | null | undefined;
    }>;
  } | null | undefined;
};
export type RecoverPageMutation = {
  response: RecoverPageMutation$data;
  variables: RecoverPageMutation$variables;
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
    "concreteType": "PasswordRecoverPayload",
    "kind": "LinkedField",
    "name": "passwordRecover",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requested",
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
    "name": "RecoverPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecoverPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a5bc84daa03f77fe89b9cc29850ccae04d1e978cf65bf5b759bee961d06115a2",
    "metadata": {},
    "name": "RecoverPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8599031211fb4f4ea9323e86b46a567";

export default node;
