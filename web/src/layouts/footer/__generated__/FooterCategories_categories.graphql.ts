/**
 * @generated SignedSource<<cd45c5c781e926523ef224e0ddc183d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FooterCategories_categories$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "FooterCategories_categories";
}>;
export type FooterCategories_categories$key = ReadonlyArray<{
  readonly " $data"?: FooterCategories_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"FooterCategories_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FooterCategories_categories",
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
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "3089bb77eb3cb437b1355ac55ad8e4c5";

export default node;
