/**
 * @generated SignedSource<<8f55999da8639d0fcc7889c9631f1213>>
 * @relayHash 300685e85c5eeb2b39fb7920489e0bdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e05265b44a48209249c6d8910a7e22dea2e609198264e3913ff7733847f5c818

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type OrderDifferenceCode = "COUPON_INVALID" | "DELIVERY_CHANGED" | "OUT_OF_STOCK" | "POINTS_CHANGED" | "PRICE_CHANGED" | "PRODUCT_UNAVAILABLE" | "STOCK_REDUCED" | "TOTAL_CHANGED" | "VARIANT_REQUIRED" | "VARIANT_UNKNOWN";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type PhoneOrderInput = {
  address: AddressInput;
  contactEmail?: string | null | undefined;
  contactName: string;
  contactPhone: string;
  expectedTotal: string;
  fromOrderId?: string | null | undefined;
  idempotencyKey: string;
  isConfirmed?: boolean;
  language?: Language;
  lines: ReadonlyArray<OrderLineInput>;
};
export type OrderLineInput = {
  productId: string;
  quantity: number;
  unitPrice: string;
  variantId?: string | null | undefined;
};
export type AddressInput = {
  delegation: string;
  landmark?: string | null | undefined;
  note?: string | null | undefined;
  phone: string;
  postalCode: string;
  recipient: string;
  regionNumber: number;
  secondPhone?: string | null | undefined;
  street: string;
};
export type PhoneOrderPageMutation$variables = {
  input: PhoneOrderInput;
};
export type PhoneOrderPageMutation$data = {
  readonly orderPlaceByPhone: {
    readonly differences: ReadonlyArray<{
      readonly availableQuantity: number | null | undefined;
      readonly code: OrderDifferenceCode;
      readonly currentPrice: {
        readonly amount: string;
      } | null | undefined;
      readonly lineIndex: number | null | undefined;
    }>;
    readonly order: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type PhoneOrderPageMutation = {
  response: PhoneOrderPageMutation$data;
  variables: PhoneOrderPageMutation$variables;
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
  "name": "code",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PhoneOrderPayload",
    "kind": "LinkedField",
    "name": "orderPlaceByPhone",
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderDifference",
        "kind": "LinkedField",
        "name": "differences",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineIndex",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "currentPrice",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "availableQuantity",
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
          (v1/*:: as any*/),
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
    "name": "PhoneOrderPageMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PhoneOrderPageMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e05265b44a48209249c6d8910a7e22dea2e609198264e3913ff7733847f5c818",
    "metadata": {},
    "name": "PhoneOrderPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3cc02b60be6e970b20f20dd32144209";

export default node;
