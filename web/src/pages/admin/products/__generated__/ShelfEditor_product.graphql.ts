/**
 * @generated SignedSource<<d5e709cc47d79389993ed12185516268>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShelfEditor_product$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"productForm_product">;
  readonly " $fragmentType": "ShelfEditor_product";
};
export type ShelfEditor_product$key = {
  readonly " $data"?: ShelfEditor_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShelfEditor_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShelfEditor_product",
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
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "productForm_product"
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "5a912e762f40818cb33215819f763c1b";

export default node;
