/**
 * @generated SignedSource<<ab334bf611e42be6d08b016cb5b5469c>>
 * @relayHash 7bec05eb6c12cddf61a912069d855612
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1027dbfca3ba3d8b4554d887eaf3b453ddb8fc71e4a8c8675cd4a3f5e9a6a9eb

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type SellerPayoutNoteInput = {
  amount: string;
  idempotencyKey: string;
  reference: string;
  sellerId: string;
};
export type PayoutFormMutation$variables = {
  input: SellerPayoutNoteInput;
};
export type PayoutFormMutation$data = {
  readonly sellerPayoutNote: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type PayoutFormMutation = {
  response: PayoutFormMutation$data;
  variables: PayoutFormMutation$variables;
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
    "concreteType": "SellerPayoutNotePayload",
    "kind": "LinkedField",
    "name": "sellerPayoutNote",
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
    "name": "PayoutFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayoutFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1027dbfca3ba3d8b4554d887eaf3b453ddb8fc71e4a8c8675cd4a3f5e9a6a9eb",
    "metadata": {},
    "name": "PayoutFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3332518f575f1a6592e5e0a40fbc1d98";

export default node;
