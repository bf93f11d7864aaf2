/**
 * @generated SignedSource<<fb358eae819c210ce75e5db3c12c0b0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Gallery_product$data = {
  readonly images: ReadonlyArray<{
    readonly url: string;
  }> | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "Gallery_product";
};
export type Gallery_product$key = {
  readonly " $data"?: Gallery_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Gallery_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Gallery_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
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
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "2d4d219fa22a4b583f5dabb49fda8393";

export default node;
