/**
 * @generated SignedSource<<94d2d628fb78d31ba98f54522bee840f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
import type { FragmentRefs } from "relay-runtime";
export type Summary_quote$data = {
  readonly lines: ReadonlyArray<{
    readonly product: {
      readonly seller: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly stockStatus: StockStatus;
    } | null | undefined;
    readonly productId: string;
    readonly quantity: number;
    readonly total: {
      readonly amount: string;
    };
    readonly variantId: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SummaryItem_line">;
  }>;
  readonly pointsLimit: number;
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CouponField_quote" | "SummaryTotals_quote">;
  readonly " $fragmentType": "Summary_quote";
};
export type Summary_quote$key = {
  readonly " $data"?: Summary_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"Summary_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "total",
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Summary_quote",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponField_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SummaryTotals_quote"
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
          "name": "SummaryItem_line"
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
              "args": null,
              "kind": "ScalarField",
              "name": "stockStatus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Seller",
              "kind": "LinkedField",
              "name": "seller",
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
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pointsLimit",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "CartQuote",
  "abstractKey": null
};
})();

(node as any).hash = "112f92a3c809b6cd95193a0836c23541";

export default node;
