/**
 * @generated SignedSource<<52a6ecebf8069b09b14c5f88652f9608>>
 * @relayHash 58134e6b1e225afb95dbf9bf98670773
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee82e36502dd010cdae8feec142015e648af9d576c7f6b8d915693bae9c30b4b

import type { ConcreteRequest } from 'relay-runtime';
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
export type PromoFilterFieldsQuery$variables = {
  filter?: ProductFilter | null | undefined;
};
export type PromoFilterFieldsQuery$data = {
  readonly products: {
    readonly totalCount: number;
  } | null | undefined;
};
export type PromoFilterFieldsQuery = {
  response: PromoFilterFieldsQuery$data;
  variables: PromoFilterFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "ProductConnection",
    "kind": "LinkedField",
    "name": "products",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PromoFilterFieldsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PromoFilterFieldsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee82e36502dd010cdae8feec142015e648af9d576c7f6b8d915693bae9c30b4b",
    "metadata": {},
    "name": "PromoFilterFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6354152b22a1884c8c0a864b64048bac";

export default node;
