/**
 * @generated SignedSource<<79b999cba086821b2d686219fc6ff590>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceBlock_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UnitPrice_product" | "offer_product">;
  readonly " $fragmentType": "PriceBlock_product";
};
export type PriceBlock_product$key = {
  readonly " $data"?: PriceBlock_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceBlock_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "offer_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnitPrice_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "42f24f815dbb1aef4e65f132c31d8ec0";

export default node;
