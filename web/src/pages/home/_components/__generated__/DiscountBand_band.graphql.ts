/**
 * @generated SignedSource<<8b5954ad79593a034d0fd964cd8172a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountBand_band$data = {
  readonly category: {
    readonly path: ReadonlyArray<string>;
    readonly products: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly maxDiscountPercent: number;
  readonly subtitle: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "DiscountBand_band";
};
export type DiscountBand_band$key = {
  readonly " $data"?: DiscountBand_band$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountBand_band">;
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
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountBand_band",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "subtitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxDiscountPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "filter",
              "value": {
                "hasDiscount": true
              }
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 8
            },
            {
              "kind": "Literal",
              "name": "sort",
              "value": {
                "field": "DISCOUNT"
              }
            }
          ],
          "concreteType": "ProductConnection",
          "kind": "LinkedField",
          "name": "products",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductCard_product"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "products(filter:{\"hasDiscount\":true},first:8,sort:{\"field\":\"DISCOUNT\"})"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DiscountBand",
  "abstractKey": null
};
})();

(node as any).hash = "ea00aa17983e72d7ea5eb765d98e2ab9";

export default node;
