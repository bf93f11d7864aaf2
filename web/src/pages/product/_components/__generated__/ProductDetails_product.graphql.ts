/**
 * @generated SignedSource<<ae373f809af6b3b188b570e42e01713e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductDetails_product$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Description_product" | "PriceHistory_product" | "Reviews_product" | "SpecsTable_product">;
  readonly " $fragmentType": "ProductDetails_product";
};
export type ProductDetails_product$key = {
  readonly " $data"?: ProductDetails_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductDetails_product",
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
      "name": "Description_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SpecsTable_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceHistory_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Reviews_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "dcff759284f5034e1afb451201c3301b";

export default node;
