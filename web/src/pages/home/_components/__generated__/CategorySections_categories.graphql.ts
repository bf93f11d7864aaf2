/**
 * @generated SignedSource<<87bae663541968985958ed5727a774f4>>
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
  readonly subCategories: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryCard_category">;
  readonly " $fragmentType": "CategorySections_categories";
}>;
export type CategorySections_categories$key = ReadonlyArray<{
  readonly " $data"?: CategorySections_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategorySections_categories">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategorySections_categories",
  "selections": [
    (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "subCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
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
})();

(node as any).hash = "2389f86bfc4989ff0e37c71e38c1f995";

export default node;
