/**
 * @generated SignedSource<<be3904e0985174f1fa278441cdbc7cd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssistantPicks_products$data = ReadonlyArray<{
  readonly id: string;
  readonly ratingAverage: number;
  readonly ratingCount: number;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingAverage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingCount",
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

(node as any).hash = "65f2bfd1729a009f1f1d168cb1ec97d2";

export default node;
