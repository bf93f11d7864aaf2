/**
 * @generated SignedSource<<beafc597caa0cb6a5dfe2b7fcae09022>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Description_product$data = {
  readonly description: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "Description_product";
};
export type Description_product$key = {
  readonly " $data"?: Description_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Description_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Description_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "e8e13e0ca942e6d1515e66ea8277dc99";

export default node;
