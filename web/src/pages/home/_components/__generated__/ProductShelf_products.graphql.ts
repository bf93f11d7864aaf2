/**
 * @generated SignedSource<<c7eb30eb2485eb58f0035b0d1aff1930>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductShelf_products$data = {
  readonly nodes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductCarousel_products">;
  }>;
  readonly " $fragmentType": "ProductShelf_products";
};
export type ProductShelf_products$key = {
  readonly " $data"?: ProductShelf_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductShelf_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductShelf_products",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductCarousel_products"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "fb67c19b7b0fe14c7341c3cd649af6e3";

export default node;
