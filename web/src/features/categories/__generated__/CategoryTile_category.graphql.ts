/**
 * @generated SignedSource<<8cbf762482af8a131fd748042847f935>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTile_category$data = {
  readonly image: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentType": "CategoryTile_category";
};
export type CategoryTile_category$key = {
  readonly " $data"?: CategoryTile_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTile_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryTile_category",
  "selections": [
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "ecd02453265f466449fba53fc7ed6291";

export default node;
