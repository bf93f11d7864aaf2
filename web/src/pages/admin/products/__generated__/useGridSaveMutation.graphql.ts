/**
 * @generated SignedSource<<9dbdb61b848bec8c956269138aa28f7e>>
 * @relayHash 7b2b73ce53e0fa48a8296a9e2885e2e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c36c666b3fef1aaf36bb7713b767ddc731cc7387a382aa1d5172a877bcd42e66

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentUnit = "GRAM" | "MILLILITRE" | "MILLIMETRE" | "PIECE";
export type ProductCondition = "NEW" | "REFURBISHED" | "USED";
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminProductsPatchInput = {
  rows: ReadonlyArray<AdminProductPatchRow>;
};
export type AdminProductPatchRow = {
  changes: AdminProductChanges;
  id: string;
  stock?: AdminStockPatch | null | undefined;
  version: number;
};
export type AdminProductChanges = {
  active?: boolean | null | undefined;
  brandId?: string | null | undefined;
  categoryId?: string | null | undefined;
  colors?: ReadonlyArray<string> | null | undefined;
  condition?: ProductCondition | null | undefined;
  contentAmount?: number | null | undefined;
  contentUnit?: ContentUnit | null | undefined;
  costPrice?: string | null | undefined;
  description?: string | null | undefined;
  descriptions?: OtherTextsInput | null | undefined;
  discountPrice?: string | null | undefined;
  gtin?: string | null | undefined;
  hasWarranty?: boolean | null | undefined;
  heightMm?: number | null | undefined;
  images?: ReadonlyArray<string> | null | undefined;
  isBestSeller?: boolean | null | undefined;
  isFeatured?: boolean | null | undefined;
  lengthMm?: number | null | undefined;
  mpn?: string | null | undefined;
  name?: string | null | undefined;
  names?: OtherTextsInput | null | undefined;
  price?: string | null | undefined;
  returnPolicy?: string | null | undefined;
  sellerId?: string | null | undefined;
  sku?: string | null | undefined;
  slug?: string | null | undefined;
  specs?: ReadonlyArray<ProductSpecInput> | null | undefined;
  stockStatus?: StockStatus | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  vatRate?: string | null | undefined;
  warrantyMonths?: number | null | undefined;
  warrantyType?: string | null | undefined;
  weightGrams?: number | null | undefined;
  widthMm?: number | null | undefined;
};
export type OtherTextsInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  tn?: string | null | undefined;
};
export type ProductSpecInput = {
  name: string;
  names?: OtherTextsInput | null | undefined;
  value: string;
  values?: OtherTextsInput | null | undefined;
};
export type AdminStockPatch = {
  expected: number;
  set: number;
};
export type useGridSaveMutation$variables = {
  input: AdminProductsPatchInput;
};
export type useGridSaveMutation$data = {
  readonly adminProductsPatch: {
    readonly change: {
      readonly reference: string;
    } | null | undefined;
    readonly rows: ReadonlyArray<{
      readonly current: {
        readonly id: string;
        readonly product: {
          readonly stock: number;
        };
        readonly version: number;
        readonly " $fragmentSpreads": FragmentRefs<"GridPage_products">;
      } | null | undefined;
      readonly index: number;
      readonly product: {
        readonly " $fragmentSpreads": FragmentRefs<"GridPage_products">;
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly code: UserErrorCode;
        readonly field: ReadonlyArray<string>;
        readonly message: string;
        readonly stock: number | null | undefined;
      }>;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useGridSaveMutation = {
  response: useGridSaveMutation$data;
  variables: useGridSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "index",
  "storageKey": null
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "GridPage_products"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ChangeRef",
  "kind": "LinkedField",
  "name": "change",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
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
    "name": "variantCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "discountPrice",
    "plural": false,
    "selections": (v13/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CatalogueReference",
    "kind": "LinkedField",
    "name": "categoryPath",
    "plural": true,
    "selections": [
      (v14/*:: as any*/)
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
      (v14/*:: as any*/),
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
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "price",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tags",
        "storageKey": null
      },
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGridSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminProductsPatchPayload",
        "kind": "LinkedField",
        "name": "adminProductsPatch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminProductPatchResult",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminProduct",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminProduct",
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGridSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminProductsPatchPayload",
        "kind": "LinkedField",
        "name": "adminProductsPatch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminProductPatchResult",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminProduct",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminProduct",
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c36c666b3fef1aaf36bb7713b767ddc731cc7387a382aa1d5172a877bcd42e66",
    "metadata": {},
    "name": "useGridSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f13a8db21ca0864f7ea7bfa8dae87c35";

export default node;
