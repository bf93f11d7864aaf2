/**
 * @generated SignedSource<<3623e27d4f6a9f8631577c56617526bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaFolder = "CATEGORIES_COVERS" | "CATEGORIES_ICONS" | "CATEGORIES_IMAGES" | "HOME_BANNERS" | "HOME_FOOTERS" | "HOME_PROMOS" | "HOME_SLIDERS" | "PRODUCTS_IMAGES" | "SELLERS_COVERS" | "SELLERS_LOGOS";
export type MediaKind = "IMAGE" | "VIDEO";
import type { FragmentRefs } from "relay-runtime";
export type ReplaceFile_media$data = {
  readonly folder: MediaFolder;
  readonly id: string;
  readonly kind: MediaKind;
  readonly " $fragmentType": "ReplaceFile_media";
};
export type ReplaceFile_media$key = {
  readonly " $data"?: ReplaceFile_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplaceFile_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplaceFile_media",
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
      "name": "folder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "AdminMedia",
  "abstractKey": null
};

(node as any).hash = "d3ebc3ceb52fe290b8d208608a9c7b18";

export default node;
