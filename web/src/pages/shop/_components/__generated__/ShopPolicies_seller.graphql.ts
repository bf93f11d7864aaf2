/**
 * @generated SignedSource<<ff221939ebd7b1132cf6371ca6966e69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopPolicies_seller$data = {
  readonly returnPolicy: string | null | undefined;
  readonly " $fragmentType": "ShopPolicies_seller";
};
export type ShopPolicies_seller$key = {
  readonly " $data"?: ShopPolicies_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopPolicies_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopPolicies_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnPolicy",
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "e30cb7b644aa5135d00e0bab5c8c5c70";

export default node;
