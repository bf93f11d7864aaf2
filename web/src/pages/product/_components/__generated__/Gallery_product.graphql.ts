/**
 * @generated SignedSource<<f8358c547eb0fe1f4d0a16dd2e44035c>>
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Gallery_product",
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

(node as any).hash = "fd534cf9440d7fc44656519017e63d41";

export default node;
