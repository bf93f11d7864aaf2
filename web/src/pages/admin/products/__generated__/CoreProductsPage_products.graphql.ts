/**
 * @generated SignedSource<<6515c79b102dd207824a62bafb252403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
import type { FragmentRefs } from "relay-runtime";
export type CoreProductsPage_products$data = ReadonlyArray<{
  readonly currentPrice: {
    readonly amount: string;
  };
  readonly id: string;
  readonly mainImage: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly sku: string;
  readonly stock: number;
  readonly stockStatus: StockStatus;
  readonly " $fragmentType": "CoreProductsPage_products";
}>;
export type CoreProductsPage_products$key = ReadonlyArray<{
  readonly " $data"?: CoreProductsPage_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreProductsPage_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CoreProductsPage_products",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
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
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockStatus",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "aee33c7a03f36a3b1be366477f12a3d0";

export default node;
