/**
 * @generated SignedSource<<b3c74f84889ff08a355b528e917bfd6b>>
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryTile_category",
  "selections": [
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

(node as any).hash = "8a8b2a917676cebee9217a10850868ef";

export default node;
