/**
 * @generated SignedSource<<1d7a31b33cd5f5d8b25000a76f560085>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartProblemCode = "COUPON_INVALID" | "OUT_OF_STOCK" | "PRODUCT_UNAVAILABLE" | "STOCK_REDUCED" | "VARIANT_REQUIRED" | "VARIANT_UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type SharedCart_quote$data = {
  readonly lines: ReadonlyArray<{
    readonly problems: ReadonlyArray<{
      readonly availableQuantity: number | null | undefined;
      readonly code: CartProblemCode;
    }>;
    readonly product: {
      readonly mainImage: {
        readonly url: string;
      } | null | undefined;
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly productId: string;
    readonly quantity: number;
    readonly variant: {
      readonly color: string | null | undefined;
      readonly size: string | null | undefined;
    } | null | undefined;
    readonly variantId: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SharedLine_line">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_quote">;
  readonly " $fragmentType": "SharedCart_quote";
};
export type SharedCart_quote$key = {
  readonly " $data"?: SharedCart_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedCart_quote">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedCart_quote",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartTotals_quote"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SharedLine_line"
        },
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
              "args": (v0/*:: as any*/),
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductVariant",
          "kind": "LinkedField",
          "name": "variant",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": (v0/*:: as any*/),
              "kind": "ScalarField",
              "name": "color",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "size",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};
})();

(node as any).hash = "014fa3710e41c4a73475d61007d58db8";

export default node;
