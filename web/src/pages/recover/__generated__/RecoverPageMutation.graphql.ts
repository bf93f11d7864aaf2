/**
 * @generated SignedSource<<0ce5e6ad51242abb912d94917efe8104>>
 * @relayHash 292d71b95b77be8ba919624e56c5cace
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78693011c017b8a64990d224ce01bf93f74b0f18a8ccc77adb81cd64aefc84a0

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "INVALID" | "NOT_FOUND" | "RATE_LIMITED" | "REQUIRED" | "TAKEN" | "TOO_LONG" | "TOO_SHORT";
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
    }>;
  };
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
    "id": "78693011c017b8a64990d224ce01bf93f74b0f18a8ccc77adb81cd64aefc84a0",
    "metadata": {},
    "name": "RecoverPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e830e298590133ebed0951e70753249f";

export default node;
