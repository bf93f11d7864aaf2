/**
 * @generated SignedSource<<6d6a7c0c39f05979260684ef1e4b5db9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaTile_media$data = {
  readonly image: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly useCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"MediaDialog_media">;
  readonly " $fragmentType": "MediaTile_media";
};
export type MediaTile_media$key = {
  readonly " $data"?: MediaTile_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaTile_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaTile_media",
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
      "name": "useCount",
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
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 320
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:320)"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaDialog_media"
    }
  ],
  "type": "AdminMedia",
  "abstractKey": null
};

(node as any).hash = "97f91afa2c6b9d23fd49dc1c3a4d2ef4";

export default node;
