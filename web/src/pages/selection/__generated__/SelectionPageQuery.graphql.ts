/**
 * @generated SignedSource<<d91d3c1801ccc00142e9e4b7ee977555>>
 * @relayHash 65a0014137b69e237a7882a984b66766
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3deec98af60f8f9da52ff5e202a8c41bbcb34d42b918435d253079954acd93b5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "DE" | "EN" | "FR" | "TN";
export type ProductSortField = "CREATED_AT" | "DISCOUNT" | "FLASH_SALE_EXPIRES_AT" | "NAME" | "POPULARITY" | "PRICE" | "RATING" | "RELEVANCE";
export type SortDirection = "ASC" | "DESC";
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
export type ProductFilter = {
  active?: boolean | null | undefined;
  brands?: ReadonlyArray<string> | null | undefined;
  category?: string | null | undefined;
  colors?: ReadonlyArray<string> | null | undefined;
  createdAfter?: string | null | undefined;
  createdWithinHours?: number | null | undefined;
  freeDelivery?: boolean | null | undefined;
  gtins?: ReadonlyArray<string> | null | undefined;
  hasDiscount?: boolean | null | undefined;
  hasWarranty?: boolean | null | undefined;
  inStock?: boolean | null | undefined;
  isBestSeller?: boolean | null | undefined;
  isFeatured?: boolean | null | undefined;
  isFlashSale?: boolean | null | undefined;
  lowStock?: boolean | null | undefined;
  maxPrice?: string | null | undefined;
  minDiscountPercent?: number | null | undefined;
  minPrice?: string | null | undefined;
  minRating?: number | null | undefined;
  query?: string | null | undefined;
  sellers?: ReadonlyArray<string> | null | undefined;
  skus?: ReadonlyArray<string> | null | undefined;
  specs?: ReadonlyArray<ProductSpecFilter> | null | undefined;
  stockStatus?: StockStatus | null | undefined;
  updatedAfter?: string | null | undefined;
};
export type ProductSpecFilter = {
  name: string;
  values: ReadonlyArray<string>;
};
export type ProductSort = {
  direction?: SortDirection;
  field: ProductSortField;
};
export type SelectionPageQuery$variables = {
  filter?: ProductFilter | null | undefined;
  first?: number | null | undefined;
  language: Language;
  page?: number | null | undefined;
  scopeBrand?: string | null | undefined;
  scopeCategory?: string | null | undefined;
  scopeQuery?: string | null | undefined;
  scopeSeller?: string | null | undefined;
  sort?: ProductSort | null | undefined;
  withFlash: boolean;
};
export type SelectionPageQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryCarousel_categories">;
  }> | null | undefined;
  readonly flash?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductCarousel_products">;
    }>;
  } | null | undefined;
  readonly products: {
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Listing_query">;
};
export type SelectionPageQuery = {
  response: SelectionPageQuery$data;
  variables: SelectionPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scopeBrand"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scopeCategory"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scopeQuery"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scopeSeller"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withFlash"
},
v10 = {
  "kind": "Literal",
  "name": "first",
  "value": 12
},
v11 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "isFlashSale": true
    }
  },
  (v10/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": {
      "direction": "ASC",
      "field": "FLASH_SALE_EXPIRES_AT"
    }
  }
],
v12 = [
  {
    "kind": "Literal",
    "name": "list",
    "value": "TOP"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v17 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v18 = {
  "alias": null,
  "args": (v17/*:: as any*/),
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": (v17/*:: as any*/),
  "kind": "ScalarField",
  "name": "nameLanguage",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    (v20/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "mainImage",
  "plural": false,
  "selections": [
    (v22/*:: as any*/),
    {
      "alias": null,
      "args": (v17/*:: as any*/),
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "currentPrice",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stockStatus",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAvailable",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ratingAverage",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ratingCount",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBestSeller",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasFreeDelivery",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasVariants",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colors",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "discountPrice",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "FlashSale",
  "kind": "LinkedField",
  "name": "flashSale",
  "plural": false,
  "selections": [
    (v35/*:: as any*/),
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
    },
    (v26/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remainingStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": (v17/*:: as any*/),
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v41 = [
  (v39/*:: as any*/),
  (v38/*:: as any*/),
  (v40/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SelectionPageQuery",
    "selections": [
      {
        "condition": "withFlash",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "flash",
            "args": (v11/*:: as any*/),
            "concreteType": "ProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ProductCarousel_products"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "products(filter:{\"isFlashSale\":true},first:12,sort:{\"direction\":\"ASC\",\"field\":\"FLASH_SALE_EXPIRES_AT\"})"
          }
        ]
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          (v13/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategoryCarousel_categories"
          }
        ],
        "storageKey": "categories(list:\"TOP\")"
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Listing_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v9/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SelectionPageQuery",
    "selections": [
      {
        "condition": "withFlash",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "flash",
            "args": (v11/*:: as any*/),
            "concreteType": "ProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v21/*:: as any*/),
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "products(filter:{\"isFlashSale\":true},first:12,sort:{\"direction\":\"ASC\",\"field\":\"FLASH_SALE_EXPIRES_AT\"})"
          }
        ]
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          (v13/*:: as any*/),
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v22/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "categories(list:\"TOP\")"
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalPages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "correctedQuery",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v28/*:: as any*/),
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Seller",
                "kind": "LinkedField",
                "name": "seller",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v21/*:: as any*/),
              (v23/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              {
                "alias": null,
                "args": (v17/*:: as any*/),
                "kind": "ScalarField",
                "name": "tags",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "brand",
            "variableName": "scopeBrand"
          },
          {
            "kind": "Variable",
            "name": "category",
            "variableName": "scopeCategory"
          },
          {
            "kind": "Variable",
            "name": "query",
            "variableName": "scopeQuery"
          },
          {
            "kind": "Variable",
            "name": "seller",
            "variableName": "scopeSeller"
          }
        ],
        "concreteType": "ProductFilterOptions",
        "kind": "LinkedField",
        "name": "productFilterOptions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              (v10/*:: as any*/)
            ],
            "concreteType": "SpecFilterOptions",
            "kind": "LinkedField",
            "name": "specs",
            "plural": true,
            "selections": [
              (v20/*:: as any*/),
              (v38/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FilterOption",
                "kind": "LinkedField",
                "name": "values",
                "plural": true,
                "selections": (v41/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": "specs(first:12)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "minPrice",
            "plural": false,
            "selections": (v24/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "maxPrice",
            "plural": false,
            "selections": (v24/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterOption",
            "kind": "LinkedField",
            "name": "brands",
            "plural": true,
            "selections": (v41/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterOption",
            "kind": "LinkedField",
            "name": "sellers",
            "plural": true,
            "selections": (v41/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterOption",
            "kind": "LinkedField",
            "name": "colors",
            "plural": true,
            "selections": (v41/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FilterOption",
            "kind": "LinkedField",
            "name": "stockStatuses",
            "plural": true,
            "selections": [
              (v39/*:: as any*/),
              (v40/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "withWarrantyCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "discountedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inStockCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3deec98af60f8f9da52ff5e202a8c41bbcb34d42b918435d253079954acd93b5",
    "metadata": {},
    "name": "SelectionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0387f3bbbd04f28619d9956b8c3f19e0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
