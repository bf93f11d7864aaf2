/**
 * @generated SignedSource<<ce49fb18dcd67a0a6fd8bc92562f66aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpecsTable_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly colors: ReadonlyArray<string>;
  readonly sku: string;
  readonly specs: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }> | null | undefined;
  readonly weightGrams: number | null | undefined;
  readonly " $fragmentType": "SpecsTable_product";
};
export type SpecsTable_product$key = {
  readonly " $data"?: SpecsTable_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpecsTable_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpecsTable_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightGrams",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSpec",
      "kind": "LinkedField",
      "name": "specs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "082e8f185af7628e99c9b272609e9143";

export default node;
