/**
 * @generated SignedSource<<57673c7a6ae6f33b36978823903d6f8e>>
 * @relayHash 11fd89bbe83efbfdae011370008c217b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dfd0567597033f9cc8b056338743fd6ca66e4bdda18146d096cda0990a6c6ab

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type SellerBankSetInput = {
  rib?: string | null | undefined;
  sellerId: string;
  version: number;
};
export type BankAccountMutation$variables = {
  input: SellerBankSetInput;
};
export type BankAccountMutation$data = {
  readonly sellerBankSet: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type BankAccountMutation = {
  response: BankAccountMutation$data;
  variables: BankAccountMutation$variables;
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
    "concreteType": "SellerBankSetPayload",
    "kind": "LinkedField",
    "name": "sellerBankSet",
    "plural": false,
    "selections": [
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
    "name": "BankAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BankAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0dfd0567597033f9cc8b056338743fd6ca66e4bdda18146d096cda0990a6c6ab",
    "metadata": {},
    "name": "BankAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2595ae821b9da43a099e7a0caa9e1a85";

export default node;
