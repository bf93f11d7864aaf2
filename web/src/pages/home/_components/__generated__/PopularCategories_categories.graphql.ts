/**
 * @generated SignedSource<<1b8b77be2175ce05d1ae2ccd6d441ca0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PopularCategories_categories$data = ReadonlyArray<{
  readonly displayOrder: number;
  readonly id: string;
  readonly isFeatured: boolean;
  readonly isSpecial: boolean;
  readonly isSubCategory: boolean;
  readonly productCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryCarousel_categories">;
  readonly " $fragmentType": "PopularCategories_categories";
}>;
export type PopularCategories_categories$key = ReadonlyArray<{
  readonly " $data"?: PopularCategories_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"PopularCategories_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PopularCategories_categories",
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
      "name": "isSubCategory",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFeatured",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSpecial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryCarousel_categories"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "c66a1e5236b5804b326275f2bfa4af7a";

export default node;
