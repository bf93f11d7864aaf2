/**
 * @generated SignedSource<<4a788bfc2a479488c33d426181662c22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWishlist_viewer$data = {
  readonly wishlistProductIds: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "useWishlist_viewer";
};
export type useWishlist_viewer$key = {
  readonly " $data"?: useWishlist_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWishlist_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWishlist_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wishlistProductIds",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "336598685893919868bf5dc0c1abfdbf";

export default node;
