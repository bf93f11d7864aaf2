/**
 * @generated SignedSource<<2f8edd2cb0a36fec37589bc8a90ad55e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartProblemCode = "COUPON_INVALID" | "OUT_OF_STOCK" | "PRODUCT_UNAVAILABLE" | "STOCK_REDUCED" | "VARIANT_REQUIRED" | "VARIANT_UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type Checkout_quote$data = {
  readonly coupon: {
    readonly code: string;
  } | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly problems: ReadonlyArray<{
      readonly code: CartProblemCode;
    }>;
    readonly product: {
      readonly id: string;
    } | null | undefined;
    readonly productId: string;
    readonly quantity: number;
    readonly unitPrice: {
      readonly amount: string;
    };
    readonly variantId: string | null | undefined;
  }>;
  readonly pointsUsed: number;
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Differences_quote">;
  readonly " $fragmentType": "Checkout_quote";
};
export type Checkout_quote$key = {
  readonly " $data"?: Checkout_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"Checkout_quote">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Checkout_quote",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Differences_quote"
    },
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
          "kind": "ScalarField",
          "name": "productId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variantId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "unitPrice",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CartProblem",
          "kind": "LinkedField",
          "name": "problems",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "coupon",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pointsUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};
})();

(node as any).hash = "8b073f2981bb5b400061efe6b27ae50c";

export default node;
