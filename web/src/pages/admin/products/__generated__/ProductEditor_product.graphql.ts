/**
 * @generated SignedSource<<06a7316a85d1b919fc22fd2fc0a77c03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductEditor_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly categoryPath: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly id: string;
  readonly lowest30Days: {
    readonly amount: string;
  } | null | undefined;
  readonly product: {
    readonly name: string;
    readonly slug: string;
  };
  readonly seller: {
    readonly name: string;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"PictureFields_product" | "ProductState_product" | "StockFields_product" | "productForm_product">;
  readonly " $fragmentType": "ProductEditor_product";
};
export type ProductEditor_product$key = {
  readonly " $data"?: ProductEditor_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductEditor_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductEditor_product",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductState_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PictureFields_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockFields_product"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSeller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueReference",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueReference",
      "kind": "LinkedField",
      "name": "categoryPath",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lowest30Days",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};
})();

(node as any).hash = "1b274bbab439ea10fc1f54fd983852da";

export default node;
