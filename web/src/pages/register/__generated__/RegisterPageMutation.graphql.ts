/**
 * @generated SignedSource<<0eaa332f4fc67c1165c3160af2401ecd>>
 * @relayHash 421411ea559bda538d9dd1fb876ad4eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62eeb272cc8ccf9fbad565e92ee186db86b69947ee1d8ef4a54199bed402dd49

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
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
      readonly retryAfter: number | null | undefined;
    }>;
    readonly viewer: {
      readonly accountNumber: string;
    } | null | undefined;
  } | null | undefined;
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
    "id": "62eeb272cc8ccf9fbad565e92ee186db86b69947ee1d8ef4a54199bed402dd49",
    "metadata": {},
    "name": "RegisterPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05dbd0e11b5f8455083c598be56696f2";

export default node;
