/**
 * @generated SignedSource<<773e8484701a68ad841cbc3960982cf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductsPage_products$data = ReadonlyArray<{
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly categoryPath: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly flashSale: {
    readonly expiresAt: string | null | undefined;
    readonly startsAt: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly product: {
    readonly createdAt: string;
    readonly currentPrice: {
      readonly amount: string;
    };
    readonly discountPercent: number;
    readonly isBestSeller: boolean;
    readonly isFeatured: boolean;
    readonly mainImage: {
      readonly url: string;
    } | null | undefined;
    readonly name: string;
    readonly ratingAverage: number;
    readonly ratingCount: number;
    readonly sku: string;
    readonly slug: string;
    readonly updatedAt: string | null | undefined;
  };
  readonly seller: {
    readonly name: string;
  };
  readonly soldCount: number;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"FlashBadge_product" | "InlineCells_product">;
  readonly " $fragmentType": "ProductsPage_products";
}>;
export type ProductsPage_products$key = ReadonlyArray<{
  readonly " $data"?: ProductsPage_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductsPage_products">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "ProductsPage_products",
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
      "name": "FlashBadge_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InlineCells_product"
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
      "concreteType": "AdminFlashSale",
      "kind": "LinkedField",
      "name": "flashSale",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soldCount",
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
        },
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
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "mainImage",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "currentPrice",
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
          "kind": "ScalarField",
          "name": "discountPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratingAverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBestSeller",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFeatured",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
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

(node as any).hash = "5dd474000720b37dcc0cf91223c9cf7d";

export default node;
