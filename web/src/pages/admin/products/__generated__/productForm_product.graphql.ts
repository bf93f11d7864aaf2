/**
 * @generated SignedSource<<0da531a8d37a274bdd93b77f1fe17f2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentUnit = "GRAM" | "MILLILITRE" | "MILLIMETRE" | "PIECE";
export type ProductCondition = "NEW" | "REFURBISHED" | "USED";
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
import type { FragmentRefs } from "relay-runtime";
export type productForm_product$data = {
  readonly active: boolean;
  readonly brand: {
    readonly reference: string;
  } | null | undefined;
  readonly categoryPath: ReadonlyArray<{
    readonly reference: string;
  }>;
  readonly costPrice: {
    readonly amount: string;
  } | null | undefined;
  readonly descriptions: {
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly tn: string | null | undefined;
  };
  readonly discountPrice: {
    readonly amount: string;
  } | null | undefined;
  readonly images: ReadonlyArray<{
    readonly address: string;
  }>;
  readonly names: {
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly tn: string | null | undefined;
  };
  readonly product: {
    readonly colors: ReadonlyArray<string>;
    readonly condition: ProductCondition;
    readonly content: {
      readonly amount: number;
      readonly unit: ContentUnit;
    } | null | undefined;
    readonly description: string;
    readonly dimensions: {
      readonly heightMm: number;
      readonly lengthMm: number;
      readonly widthMm: number;
    } | null | undefined;
    readonly gtin: string | null | undefined;
    readonly isBestSeller: boolean;
    readonly isFeatured: boolean;
    readonly mpn: string | null | undefined;
    readonly name: string;
    readonly price: {
      readonly amount: string;
    };
    readonly sku: string;
    readonly slug: string;
    readonly stockStatus: StockStatus;
    readonly tags: ReadonlyArray<string>;
    readonly warranty: {
      readonly months: number | null | undefined;
      readonly type: string | null | undefined;
    } | null | undefined;
    readonly weightGrams: number | null | undefined;
  };
  readonly returnPolicy: string | null | undefined;
  readonly seller: {
    readonly id: string;
  };
  readonly specs: ReadonlyArray<{
    readonly name: string;
    readonly names: {
      readonly de: string | null | undefined;
      readonly en: string | null | undefined;
      readonly tn: string | null | undefined;
    };
    readonly value: string;
    readonly values: {
      readonly de: string | null | undefined;
      readonly en: string | null | undefined;
      readonly tn: string | null | undefined;
    };
  }>;
  readonly vatRate: string;
  readonly " $fragmentType": "productForm_product";
};
export type productForm_product$key = {
  readonly " $data"?: productForm_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productForm_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tn",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "AdminOtherTexts",
  "kind": "LinkedField",
  "name": "names",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
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
  "name": "productForm_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSeller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discountPrice",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "costPrice",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminProductImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminOtherTexts",
      "kind": "LinkedField",
      "name": "descriptions",
      "plural": false,
      "selections": (v3/*:: as any*/),
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
        (v5/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminOtherTexts",
          "kind": "LinkedField",
          "name": "values",
          "plural": false,
          "selections": (v3/*:: as any*/),
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
      "name": "active",
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
        (v5/*:: as any*/),
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v2/*:: as any*/),
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
          "name": "gtin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mpn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "condition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductDimensions",
          "kind": "LinkedField",
          "name": "dimensions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lengthMm",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "widthMm",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "heightMm",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductContent",
          "kind": "LinkedField",
          "name": "content",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            }
          ],
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
          "name": "isFeatured",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBestSeller",
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

(node as any).hash = "3a7b8f1ded829e4f703bbed101f03edb";

export default node;
