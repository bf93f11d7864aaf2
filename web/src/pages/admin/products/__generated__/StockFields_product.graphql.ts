/**
 * @generated SignedSource<<e64c990878b23d222fcd5e07dc12ac4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockFields_product$data = {
  readonly id: string;
  readonly product: {
    readonly stock: number;
  };
  readonly variantCount: number;
  readonly " $fragmentType": "StockFields_product";
};
export type StockFields_product$key = {
  readonly " $data"?: StockFields_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockFields_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockFields_product",
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
      "name": "variantCount",
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
          "name": "stock",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "f8d7118491751214b21fc8c91286ee1f";

export default node;
