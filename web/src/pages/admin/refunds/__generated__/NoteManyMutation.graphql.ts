/**
 * @generated SignedSource<<faa1ba629f3a077ac0f4846f0234a724>>
 * @relayHash 49a0edcc4815b607733661535f5f9bf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f85ff2578e2bc745465abefb0cc1671c8cc0fda92906e07ca420e78e191c3acb

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentState = "COLLECTED" | "CREATED" | "DUE" | "EXPIRED" | "FAILED" | "PAID" | "PARTIALLY_REFUNDED" | "RECONCILED" | "REDIRECTED" | "REFUNDED" | "REFUSED" | "REMITTED";
export type RefundMethod = "CARD" | "CASH" | "POINTS" | "TRANSFER";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type RefundNoteInput = {
  amount?: string | null | undefined;
  id: string;
  idempotencyKey: string;
  method?: RefundMethod | null | undefined;
  note?: string | null | undefined;
  reference?: string | null | undefined;
  rib?: string | null | undefined;
};
export type NoteManyMutation$variables = {
  input: RefundNoteInput;
};
export type NoteManyMutation$data = {
  readonly refundNote: {
    readonly order: {
      readonly id: string;
      readonly paymentState: PaymentState;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type NoteManyMutation = {
  response: NoteManyMutation$data;
  variables: NoteManyMutation$variables;
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
    "concreteType": "RefundNotePayload",
    "kind": "LinkedField",
    "name": "refundNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentState",
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
    "name": "NoteManyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoteManyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f85ff2578e2bc745465abefb0cc1671c8cc0fda92906e07ca420e78e191c3acb",
    "metadata": {},
    "name": "NoteManyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e66673b30efa1d033193944bf5dda7b";

export default node;
