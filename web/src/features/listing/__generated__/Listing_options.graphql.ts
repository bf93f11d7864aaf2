/**
 * @generated SignedSource<<a466e42031d0410dd6f21cbd6b6cba36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Listing_options$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_options" | "FilterFields_options">;
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
      "name": "FilterFields_options"
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

(node as any).hash = "0ba39a6b6cdaacf2dc5f787553d02c8c";

export default node;
