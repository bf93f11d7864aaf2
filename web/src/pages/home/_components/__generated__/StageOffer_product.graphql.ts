/**
 * @generated SignedSource<<89d833dff45c4775a267bcb6e08cb30f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StageOffer_product$data = {
  readonly mainImage: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"offer_product">;
  readonly " $fragmentType": "StageOffer_product";
};
export type StageOffer_product$key = {
  readonly " $data"?: StageOffer_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageOffer_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageOffer_product",
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
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "mainImage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "offer_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "baf8e63f1f27c4aff86ee7e317c20535";

export default node;
