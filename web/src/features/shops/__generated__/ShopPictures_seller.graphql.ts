/**
 * @generated SignedSource<<f4260f35609fb4fff9ed006433e98169>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopPictures_seller$data = {
  readonly productPictures: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly " $fragmentType": "ShopPictures_seller";
};
export type ShopPictures_seller$key = {
  readonly " $data"?: ShopPictures_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopPictures_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopPictures_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "productPictures",
      "plural": true,
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
    }
  ],
  "type": "Seller",
  "abstractKey": null
};

(node as any).hash = "687251e1bfe8a38fdd164f27ddfd4aa7";

export default node;
