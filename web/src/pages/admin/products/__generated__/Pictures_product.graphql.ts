/**
 * @generated SignedSource<<519d71838e9413dc9a1358db0393930d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Pictures_product$data = {
  readonly images: ReadonlyArray<{
    readonly address: string;
    readonly image: {
      readonly url: string;
    };
  }>;
  readonly " $fragmentType": "Pictures_product";
};
export type Pictures_product$key = {
  readonly " $data"?: Pictures_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Pictures_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Pictures_product",
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

(node as any).hash = "b7e72aacf3d899336953e8bcbf330de6";

export default node;
