/**
 * @generated SignedSource<<5a9ea1d530f5585c7651bcc52ef9b588>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategorySections_categories$data = ReadonlyArray<{
  readonly displayOrder: number;
  readonly id: string;
  readonly isFeatured: boolean;
  readonly isSpecial: boolean;
  readonly isSubCategory: boolean;
  readonly productCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryCard_category">;
  readonly " $fragmentType": "CategorySections_categories";
}>;
export type CategorySections_categories$key = ReadonlyArray<{
  readonly " $data"?: CategorySections_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategorySections_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategorySections_categories",
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
      "name": "CategoryCard_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "68cb8422ea56e51f2e3b0f8e64e3b2f1";

export default node;
