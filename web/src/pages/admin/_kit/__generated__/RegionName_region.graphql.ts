/**
 * @generated SignedSource<<7a8471dc82a06eb858f3af3622e08701>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionName_region$data = {
  readonly number: number;
  readonly " $fragmentType": "RegionName_region";
};
export type RegionName_region$key = {
  readonly " $data"?: RegionName_region$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegionName_region">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionName_region",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "Region",
  "abstractKey": null
};

(node as any).hash = "7d83772549d74b5263350f180a9f14fc";

export default node;
