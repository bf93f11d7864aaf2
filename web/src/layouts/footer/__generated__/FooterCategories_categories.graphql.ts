/**
 * @generated SignedSource<<869bdbd1ad803aefea1c3b157e53d403>>
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
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentType": "FooterCategories_categories";
}>;
export type FooterCategories_categories$key = ReadonlyArray<{
  readonly " $data"?: FooterCategories_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"FooterCategories_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
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
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "9c66f48ef48402eab90abec1d70ccb4f";

export default node;
