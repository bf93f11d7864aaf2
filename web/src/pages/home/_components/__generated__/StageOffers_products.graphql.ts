/**
 * @generated SignedSource<<a55b5ffc3df06390153eb309e38476cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StageOffers_products$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StageOffer_product">;
  }>;
  readonly " $fragmentType": "StageOffers_products";
};
export type StageOffers_products$key = {
  readonly " $data"?: StageOffers_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageOffers_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageOffers_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "StageOffer_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "3f16ee0b9779f36bdbb5c50a6fd5ea67";

export default node;
