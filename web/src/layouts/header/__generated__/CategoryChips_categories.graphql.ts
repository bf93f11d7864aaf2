/**
 * @generated SignedSource<<1d81199c9674588f031e724e9a71c900>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryChips_categories$data = ReadonlyArray<{
  readonly id: string;
  readonly isFeatured: boolean;
  readonly isSpecial: boolean;
  readonly name: string;
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentType": "CategoryChips_categories";
}>;
export type CategoryChips_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryChips_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_categories">;
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
  "name": "CategoryChips_categories",
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
      "name": "isFeatured",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "aa110d7d25e6f250b383f2ec84a61bbf";

export default node;
