/**
 * @generated SignedSource<<ab52b593735a02298c22065437d81789>>
 * @relayHash 39584c1c1ec21c41bc5103aea94bba7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5da148a7cb6f3d66505c2c3893491f4f705e28d04f51482d2f71b8d8b5fdafd5

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
export type RefundsPageMutation$variables = {
  input: RefundNoteInput;
};
export type RefundsPageMutation$data = {
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
export type RefundsPageMutation = {
  response: RefundsPageMutation$data;
  variables: RefundsPageMutation$variables;
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
    "name": "RefundsPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RefundsPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5da148a7cb6f3d66505c2c3893491f4f705e28d04f51482d2f71b8d8b5fdafd5",
    "metadata": {},
    "name": "RefundsPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc128a9bb933906783506365770009e7";

export default node;
