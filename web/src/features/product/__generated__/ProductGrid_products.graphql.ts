/**
 * @generated SignedSource<<a39d23d86d0d186a1d120896b93ca4ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
import type { FragmentRefs } from "relay-runtime";
export type ProductGrid_products$data = ReadonlyArray<{
  readonly id: string;
  readonly isAvailable: boolean;
  readonly seller: {
    readonly id: string;
  } | null | undefined;
  readonly stockStatus: StockStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product" | "ProductTags_product">;
  readonly " $fragmentType": "ProductGrid_products";
}>;
export type ProductGrid_products$key = ReadonlyArray<{
  readonly " $data"?: ProductGrid_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductGrid_products",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAvailable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductCard_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductTags_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "972969d840d20fdadd055371b7a250f6";

export default node;
