/**
 * @generated SignedSource<<381ceef2cf6bea5a95092f09295a747d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureFields_product$data = {
  readonly images: ReadonlyArray<{
    readonly address: string;
    readonly image: {
      readonly url: string;
    };
  }>;
  readonly " $fragmentType": "PictureFields_product";
};
export type PictureFields_product$key = {
  readonly " $data"?: PictureFields_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureFields_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureFields_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminProductImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "c14668f699afdc48ecb477b8b9776a16";

export default node;
