/**
 * @generated SignedSource<<401bcaf310fd47e699854ef7975add78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Listing_options$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_options" | "FilterPanel_options">;
  readonly " $fragmentType": "Listing_options";
};
export type Listing_options$key = {
  readonly " $data"?: Listing_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"Listing_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Listing_options",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilterPanel_options"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActiveFilters_options"
    }
  ],
  "type": "ProductFilterOptions",
  "abstractKey": null
};

(node as any).hash = "fa6ef9e5fa5393b7059d06e64a80d1af";

export default node;
