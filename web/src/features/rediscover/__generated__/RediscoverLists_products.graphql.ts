/**
 * @generated SignedSource<<cd2bb5b9a4cbcc49dc102d53e495dbf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RediscoverLists_products$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
  readonly " $fragmentType": "RediscoverLists_products";
}>;
export type RediscoverLists_products$key = ReadonlyArray<{
  readonly " $data"?: RediscoverLists_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"RediscoverLists_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RediscoverLists_products",
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
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "c34cf3e6b98fb6271c588ed26ca1e789";

export default node;
