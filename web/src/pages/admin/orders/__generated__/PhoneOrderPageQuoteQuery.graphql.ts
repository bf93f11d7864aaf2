/**
 * @generated SignedSource<<b8079386595c1f1d6a5617db1dd5cb9a>>
 * @relayHash 02660c029179eedd42f75b601c62c108
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94eda53eefffeac9376f01045dedcc46be7ce594970f2fa7784827423046138e

import type { ConcreteRequest } from 'relay-runtime';
export type CartProblemCode = "COUPON_INVALID" | "OUT_OF_STOCK" | "PRODUCT_UNAVAILABLE" | "STOCK_REDUCED" | "VARIANT_REQUIRED" | "VARIANT_UNKNOWN";
export type CartQuoteInput = {
  contactPhone?: string | null | undefined;
  couponCode?: string | null | undefined;
  lines: ReadonlyArray<CartLineInput>;
  points?: number;
};
export type CartLineInput = {
  productId: string;
  quantity: number;
  variantId?: string | null | undefined;
};
export type PhoneOrderPageQuoteQuery$variables = {
  input: CartQuoteInput;
};
export type PhoneOrderPageQuoteQuery$data = {
  readonly cartQuote: {
    readonly deliveryFee: {
      readonly amount: string;
    };
    readonly itemsTotal: {
      readonly amount: string;
    };
    readonly lines: ReadonlyArray<{
      readonly problems: ReadonlyArray<{
        readonly availableQuantity: number | null | undefined;
        readonly code: CartProblemCode;
      }>;
      readonly total: {
        readonly amount: string;
      };
      readonly unitPrice: {
        readonly amount: string;
      };
    }>;
    readonly total: {
      readonly amount: string;
    };
  } | null | undefined;
};
export type PhoneOrderPageQuoteQuery = {
  response: PhoneOrderPageQuoteQuery$data;
  variables: PhoneOrderPageQuoteQuery$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v1/*:: as any*/),
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
    "concreteType": "CartQuote",
    "kind": "LinkedField",
    "name": "cartQuote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CartQuoteLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "unitPrice",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CartProblem",
            "kind": "LinkedField",
            "name": "problems",
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
                "name": "availableQuantity",
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
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "itemsTotal",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "deliveryFee",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PhoneOrderPageQuoteQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PhoneOrderPageQuoteQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "94eda53eefffeac9376f01045dedcc46be7ce594970f2fa7784827423046138e",
    "metadata": {},
    "name": "PhoneOrderPageQuoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "793b8400f566c96b424f284fc3310330";

export default node;
