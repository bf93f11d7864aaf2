/**
 * @generated SignedSource<<9e24af84379cab4cf673bb295f265d80>>
 * @relayHash 2a0251a8516331db435e92bb81c3344d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bb0de687dfcddfcbb1dc7affc2e4185ebec050d430d2039b6c29f68381096ab

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type UserErrorCode = "CONFLICT" | "INVALID" | "NOT_FOUND" | "RATE_LIMITED" | "REQUIRED" | "TAKEN" | "TOO_LONG" | "TOO_SHORT";
export type AccountRegisterInput = {
  email: string;
  firstName: string;
  language?: Language;
  lastName: string;
  newsletter?: boolean;
  password: string;
  phone: string;
};
export type RegisterPageMutation$variables = {
  input: AccountRegisterInput;
};
export type RegisterPageMutation$data = {
  readonly accountRegister: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
    readonly viewer: {
      readonly accountNumber: string;
      readonly firstName: string;
      readonly isAdmin: boolean;
      readonly lastName: string;
      readonly points: number;
    } | null | undefined;
  };
};
export type RegisterPageMutation = {
  response: RegisterPageMutation$data;
  variables: RegisterPageMutation$variables;
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
    "concreteType": "AccountRegisterPayload",
    "kind": "LinkedField",
    "name": "accountRegister",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "points",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAdmin",
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
    "name": "RegisterPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RegisterPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9bb0de687dfcddfcbb1dc7affc2e4185ebec050d430d2039b6c29f68381096ab",
    "metadata": {},
    "name": "RegisterPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "632a5adaaec47800956c898118c89fd0";

export default node;
