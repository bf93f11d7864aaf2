/**
 * @generated SignedSource<<6e2de9281bb273e56ca4e5075e074a2c>>
 * @relayHash f241b0b5a5d40e4970f240c52bdabd16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dec518d43be725939ecdf88794fe2931d78800495188fa7a79cc7061b34e811

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
export type useOrderStepsConfirmMutation$variables = {
  input: OrderConfirmInput;
};
export type useOrderStepsConfirmMutation$data = {
  readonly orderConfirm: {
    readonly order: {
      readonly id: string;
      readonly state: OrderState;
      readonly subOrders: ReadonlyArray<{
        readonly id: string;
        readonly number: string;
        readonly state: OrderState;
      }>;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type useOrderStepsConfirmMutation = {
  response: useOrderStepsConfirmMutation$data;
  variables: useOrderStepsConfirmMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = [
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SubOrder",
            "kind": "LinkedField",
            "name": "subOrders",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              (v2/*:: as any*/)
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
    "name": "useOrderStepsConfirmMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderStepsConfirmMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4dec518d43be725939ecdf88794fe2931d78800495188fa7a79cc7061b34e811",
    "metadata": {},
    "name": "useOrderStepsConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "285a1d16cdf60f7fd1de06e2dd6df19e";

export default node;
