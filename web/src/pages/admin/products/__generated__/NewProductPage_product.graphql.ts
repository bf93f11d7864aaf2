/**
 * @generated SignedSource<<c3f605e1ec5d8e1aadbf0af12ed95ae0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewProductPage_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly categoryPath: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly seller: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"productForm_product">;
  readonly " $fragmentType": "NewProductPage_product";
};
export type NewProductPage_product$key = {
  readonly " $data"?: NewProductPage_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewProductPage_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewProductPage_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "productForm_product"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSeller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueReference",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueReference",
      "kind": "LinkedField",
      "name": "categoryPath",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};
})();

(node as any).hash = "00c5120bc1fd324300b325d02012e17e";

export default node;
