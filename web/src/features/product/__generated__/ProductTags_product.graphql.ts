/**
 * @generated SignedSource<<20aea71e68795cb59f26a4d2dec783b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTags_product$data = {
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "ProductTags_product";
};
export type ProductTags_product$key = {
  readonly " $data"?: ProductTags_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTags_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTags_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "03dea7ddc881548e0afeaed1a6e2d612";

export default node;
