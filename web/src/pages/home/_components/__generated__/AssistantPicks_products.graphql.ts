/**
 * @generated SignedSource<<300dd57be60b57f60815248ed219ba41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssistantPicks_products$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
  readonly " $fragmentType": "AssistantPicks_products";
}>;
export type AssistantPicks_products$key = ReadonlyArray<{
  readonly " $data"?: AssistantPicks_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantPicks_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AssistantPicks_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductCard_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "afdc3ebf2f42ba9a012c41a66905667c";

export default node;
