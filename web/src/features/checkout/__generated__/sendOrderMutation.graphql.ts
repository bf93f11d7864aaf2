/**
 * @generated SignedSource<<91d10304495524ca6526698a643bec06>>
 * @relayHash e45af62558fc9c56a001a8026e750d44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0799534f439294377b949a01aab45f8b47c63650cb02ef869f43092456fdcb88

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type OrderDifferenceCode = "COUPON_INVALID" | "DELIVERY_CHANGED" | "OUT_OF_STOCK" | "POINTS_CHANGED" | "PRICE_CHANGED" | "PRODUCT_UNAVAILABLE" | "STOCK_REDUCED" | "TOTAL_CHANGED" | "VARIANT_REQUIRED" | "VARIANT_UNKNOWN";
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE";
export type PaymentProvider = "FLOUCI" | "KONNECT" | "SIMULATOR";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type OrderPlaceInput = {
  address: AddressInput;
  contactEmail?: string | null | undefined;
  contactName: string;
  contactPhone: string;
  couponCode?: string | null | undefined;
  expectedTotal: string;
  idempotencyKey: string;
  language?: Language;
  lines: ReadonlyArray<OrderLineInput>;
  paymentMethod: PaymentMethod;
  paymentProvider?: PaymentProvider | null | undefined;
  points?: number;
  saveAddress?: boolean;
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
export type sendOrderMutation$variables = {
  input: OrderPlaceInput;
};
export type sendOrderMutation$data = {
  readonly orderPlace: {
    readonly differences: ReadonlyArray<{
      readonly availableQuantity: number | null | undefined;
      readonly code: OrderDifferenceCode;
      readonly currentPrice: {
        readonly amount: string;
      } | null | undefined;
      readonly lineIndex: number | null | undefined;
    }>;
    readonly order: {
      readonly number: string;
    } | null | undefined;
    readonly paymentUrl: string | null | undefined;
    readonly token: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type sendOrderMutation = {
  response: sendOrderMutation$data;
  variables: sendOrderMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentUrl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderDifference",
  "kind": "LinkedField",
  "name": "differences",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
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
v7 = {
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
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderPlacePayload",
        "kind": "LinkedField",
        "name": "orderPlace",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderPlacePayload",
        "kind": "LinkedField",
        "name": "orderPlace",
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
              (v2/*:: as any*/),
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0799534f439294377b949a01aab45f8b47c63650cb02ef869f43092456fdcb88",
    "metadata": {},
    "name": "sendOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac5b78840b9b58a4ff6a7d025f2cfbe9";

export default node;
