/**
 * @generated SignedSource<<eef5e7a0e05602a1eeec718e85a2448f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MallShops_sellers$data = ReadonlyArray<{
  readonly productCount: number;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShopTile_seller">;
  readonly " $fragmentType": "MallShops_sellers";
}>;
export type MallShops_sellers$key = ReadonlyArray<{
  readonly " $data"?: MallShops_sellers$data;
  readonly " $fragmentSpreads": FragmentRefs<"MallShops_sellers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MallShops_sellers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShopTile_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "f75ab806376e8a8a80c201958cd26555";

export default node;
