/**
 * @generated SignedSource<<81ef5b3394f6392500619b4c202e7a8a>>
 * @relayHash e555112d0b771e2d15c4c941b23f0cfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d660475de42af5ffbcfe5f595415f3232700911f0d255ee8cd251be75d462e8

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
export type ReorderQuery$variables = {
  input: CartQuoteInput;
};
export type ReorderQuery$data = {
  readonly cartQuote: {
    readonly lines: ReadonlyArray<{
      readonly problems: ReadonlyArray<{
        readonly availableQuantity: number | null | undefined;
        readonly code: CartProblemCode;
      }>;
      readonly product: {
        readonly mainImage: {
          readonly url: string;
        } | null | undefined;
        readonly slug: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type ReorderQuery = {
  response: ReorderQuery$data;
  variables: ReorderQuery$variables;
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
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "mainImage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReorderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReorderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1d660475de42af5ffbcfe5f595415f3232700911f0d255ee8cd251be75d462e8",
    "metadata": {},
    "name": "ReorderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0c896c49f15058a39af3b51b81bb360";

export default node;
