/**
 * @generated SignedSource<<2b75b8dad1bdc141a227a2451c514883>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductRequirement = "CATEGORY_VISIBLE" | "PICTURE" | "PRICE" | "SELLER_ACTIVE";
export type SellerStatus = "ACTIVE" | "APPLIED" | "CLOSED" | "IN_REVIEW" | "REJECTED" | "SUSPENDED";
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
import type { FragmentRefs } from "relay-runtime";
export type AdminProductPage_product$data = {
  readonly active: boolean;
  readonly archivedAt: string | null | undefined;
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly canEdit: boolean;
  readonly categoryPath: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly checklist: ReadonlyArray<{
    readonly isMet: boolean;
    readonly requirement: ProductRequirement;
  }>;
  readonly id: string;
  readonly product: {
    readonly colors: ReadonlyArray<string>;
    readonly createdAt: string;
    readonly description: string;
    readonly isBestSeller: boolean;
    readonly isFeatured: boolean;
    readonly name: string;
    readonly ratingAverage: number;
    readonly ratingCount: number;
    readonly sku: string;
    readonly slug: string;
    readonly stock: number;
    readonly stockStatus: StockStatus;
    readonly tags: ReadonlyArray<string>;
    readonly updatedAt: string | null | undefined;
    readonly warranty: {
      readonly months: number | null | undefined;
      readonly type: string | null | undefined;
    } | null | undefined;
    readonly weightGrams: number | null | undefined;
  };
  readonly returnPolicy: string | null | undefined;
  readonly seller: {
    readonly name: string;
    readonly status: SellerStatus;
  };
  readonly soldCount: number;
  readonly specs: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly variantCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveAction_product" | "Checklist_product" | "FlashSale_product" | "Pictures_product" | "Prices_product" | "ProductEditor_product" | "ProductState_product" | "ShelfEditor_product">;
  readonly " $fragmentType": "AdminProductPage_product";
};
export type AdminProductPage_product$key = {
  readonly " $data"?: AdminProductPage_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductPage_product">;
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
  "name": "AdminProductPage_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductState_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Checklist_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Prices_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlashSale_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Pictures_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArchiveAction_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductEditor_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShelfEditor_product"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSeller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
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
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductChecklistItem",
      "kind": "LinkedField",
      "name": "checklist",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requirement",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMet",
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
      "concreteType": "AdminProductSpec",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnPolicy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantCount",
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
          "name": "sku",
          "storageKey": null
        },
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
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
          "kind": "ScalarField",
          "name": "weightGrams",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tags",
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
          "concreteType": "Warranty",
          "kind": "LinkedField",
          "name": "warranty",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "months",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            }
          ],
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

(node as any).hash = "de57e7eba06a57aa3d51b4f5f48990a5";

export default node;
