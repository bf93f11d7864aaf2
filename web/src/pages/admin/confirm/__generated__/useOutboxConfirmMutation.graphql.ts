/**
 * @generated SignedSource<<8db84027027202a3c51a0e961fcdd021>>
 * @relayHash d7831b44816b352b1245c012da2fd852
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 259a51135846d6267ec8889ecf699cc4745f345ed1e6ac29d029ad4008f4ff24

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type OrderConfirmInput = {
  exclude?: ReadonlyArray<ExcludedSubOrderInput> | null | undefined;
  idempotencyKey: string;
  note?: string | null | undefined;
  orderId: string;
};
export type ExcludedSubOrderInput = {
  reason: string;
  subOrderId: string;
};
export type useOutboxConfirmMutation$variables = {
  input: OrderConfirmInput;
};
export type useOutboxConfirmMutation$data = {
  readonly orderConfirm: {
    readonly order: {
      readonly id: string;
      readonly state: OrderState;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly changedBy: string | null | undefined;
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type useOutboxConfirmMutation = {
  response: useOutboxConfirmMutation$data;
  variables: useOutboxConfirmMutation$variables;
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
    "concreteType": "OrderConfirmPayload",
    "kind": "LinkedField",
    "name": "orderConfirm",
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
    "name": "useOutboxConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOutboxConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "259a51135846d6267ec8889ecf699cc4745f345ed1e6ac29d029ad4008f4ff24",
    "metadata": {},
    "name": "useOutboxConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a543f9a9ca305ab2fa1546d65b2214f";

export default node;
