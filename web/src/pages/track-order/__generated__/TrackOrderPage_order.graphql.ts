/**
 * @generated SignedSource<<a5102f29a90361278a23997cb164070e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrackOrderPage_order$data = {
  readonly number: string;
  readonly " $fragmentType": "TrackOrderPage_order";
};
export type TrackOrderPage_order$key = {
  readonly " $data"?: TrackOrderPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackOrderPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackOrderPage_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "67ce0f10ab4f170e1893d2cdb2bf141d";

export default node;
