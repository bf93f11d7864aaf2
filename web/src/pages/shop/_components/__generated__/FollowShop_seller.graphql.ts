/**
 * @generated SignedSource<<6dedeceada3f7adc0fe0d23794061c4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowShop_seller$data = {
  readonly followerCount: number;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FollowShop_seller";
};
export type FollowShop_seller$key = {
  readonly " $data"?: FollowShop_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowShop_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowShop_seller",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followerCount",
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "63f45ebe42b527cfc848e67cad1ce7fe";

export default node;
