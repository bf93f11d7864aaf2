/**
 * @generated SignedSource<<533dc43a765458412c0f2ccac7cb7c55>>
 * @relayHash 876205b924713f8ef03284fc808658c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4ce9db5aded7dc53a5673f53a96d7149819282309ce960098aacfd1c701173a

import type { ConcreteRequest } from 'relay-runtime';
export type ContactOutcome = "BUSY" | "CALL_BACK" | "CONFIRMED" | "NO_ANSWER" | "REFUSED" | "WRONG_NUMBER";
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type OrderContactNoteInput = {
  callbackAt?: string | null | undefined;
  cancelReason?: string | null | undefined;
  idempotencyKey: string;
  note?: string | null | undefined;
  orderId: string;
  outcome: ContactOutcome;
};
export type useOutboxContactMutation$variables = {
  input: OrderContactNoteInput;
};
export type useOutboxContactMutation$data = {
  readonly orderContactNote: {
    readonly order: {
      readonly desk: {
        readonly attempts: number;
        readonly nextContactAt: string | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly state: OrderState;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly changedBy: string | null | undefined;
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type useOutboxContactMutation = {
  response: useOutboxContactMutation$data;
  variables: useOutboxContactMutation$variables;
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
    "concreteType": "OrderContactNotePayload",
    "kind": "LinkedField",
    "name": "orderContactNote",
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderDesk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextContactAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "attempts",
                "storageKey": null
              }
            ],
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
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changedBy",
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
    "name": "useOutboxContactMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOutboxContactMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d4ce9db5aded7dc53a5673f53a96d7149819282309ce960098aacfd1c701173a",
    "metadata": {},
    "name": "useOutboxContactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41409fd5ebaf6aa1d33b9f92f4756932";

export default node;
