/**
 * @generated SignedSource<<b5b581703416821fa2f9f8e336019241>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandCarousel_brands$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"BrandTile_brand">;
  }>;
  readonly " $fragmentType": "BrandCarousel_brands";
};
export type BrandCarousel_brands$key = {
  readonly " $data"?: BrandCarousel_brands$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandCarousel_brands">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandCarousel_brands",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BrandTile_brand"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BrandConnection",
  "abstractKey": null
};

(node as any).hash = "1607b8d833403761464f485080273147";

export default node;
