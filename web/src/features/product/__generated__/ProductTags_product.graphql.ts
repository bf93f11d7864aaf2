/**
 * @generated SignedSource<<b98da891112d9ece1202768b8bdf3d02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTags_product$data = {
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "ProductTags_product";
};
export type ProductTags_product$key = {
  readonly " $data"?: ProductTags_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTags_product">;
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
  "name": "ProductTags_product",
  "selections": [
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
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "672dcbe4f5603d84fcfa77353f1a4033";

export default node;
