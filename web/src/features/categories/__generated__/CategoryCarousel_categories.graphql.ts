/**
 * @generated SignedSource<<899d0d8465cf9de342c1635d34a9b1c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryCarousel_categories$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTile_category">;
  readonly " $fragmentType": "CategoryCarousel_categories";
}>;
export type CategoryCarousel_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryCarousel_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryCarousel_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryCarousel_categories",
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
      "name": "CategoryTile_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "a5b7613c4c509ef537d80ada83be64b7";

export default node;
