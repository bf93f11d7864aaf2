/**
 * @generated SignedSource<<7cffd2f19c16f05fab941b3d0f1f6f9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionName_region$data = {
  readonly name: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Region",
  "abstractKey": null
};

(node as any).hash = "7d8c9f8482422b3155e095471e232805";

export default node;
