/**
 * @generated SignedSource<<25b36c357ee50f3484766eb9e32640d5>>
 * @relayHash 990b5fa11ba81d9021049bce7039384e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ec39c0accf0f619a3f188dede928a7f779ae132a19fbc57cb91934c7af69bfa

import type { ConcreteRequest } from 'relay-runtime';
export type CartProblemCode = "COUPON_INVALID" | "OUT_OF_STOCK" | "PRODUCT_UNAVAILABLE" | "STOCK_REDUCED" | "VARIANT_REQUIRED" | "VARIANT_UNKNOWN";
export type CouponReason = "ACCOUNT_REQUIRED" | "ALREADY_USED" | "DELIVERY_FREE" | "EXPIRED" | "FIRST_ORDER_ONLY" | "MIN_PURCHASE" | "NOT_APPLICABLE" | "NOT_STARTED" | "TOO_MANY_TRIES" | "UNKNOWN" | "USED_UP";
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
export type checkCouponQuery$variables = {
  input: CartQuoteInput;
};
export type checkCouponQuery$data = {
  readonly cartQuote: {
    readonly problems: ReadonlyArray<{
      readonly code: CartProblemCode;
      readonly couponReason: CouponReason | null | undefined;
      readonly missingAmount: {
        readonly amount: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type checkCouponQuery = {
  response: checkCouponQuery$data;
  variables: checkCouponQuery$variables;
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
    "concreteType": "CartQuote",
    "kind": "LinkedField",
    "name": "cartQuote",
    "plural": false,
    "selections": [
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
            "name": "couponReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "missingAmount",
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
    "name": "checkCouponQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "checkCouponQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8ec39c0accf0f619a3f188dede928a7f779ae132a19fbc57cb91934c7af69bfa",
    "metadata": {},
    "name": "checkCouponQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfb7231b0a9c1cb3ba7cd2ad2515d437";

export default node;
