/**
 * @generated SignedSource<<dd4c2d9c7596ebedcfd48c5da6748a59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryPanel_categories$data = ReadonlyArray<{
  readonly icon: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentType": "CategoryPanel_categories";
}>;
export type CategoryPanel_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryPanel_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPanel_categories">;
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
  "name": "CategoryPanel_categories",
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
      "name": "icon",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "7b8162db96c65825c0417dd7a0f6341b";

export default node;
