/**
 * @generated SignedSource<<801f86f56ca9ccfe583339134ccb5792>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowShop_viewer$data = {
  readonly followedShopIds: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "FollowShop_viewer";
};
export type FollowShop_viewer$key = {
  readonly " $data"?: FollowShop_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowShop_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowShop_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followedShopIds",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7e5fbf755d082e94573fb782087fec4f";

export default node;
