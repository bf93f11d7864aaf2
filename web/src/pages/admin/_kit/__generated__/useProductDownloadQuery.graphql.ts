/**
 * @generated SignedSource<<b0187ed713eb0a33e132c8d0d1d46fc7>>
 * @relayHash db37d24ed722403faa9d7e453aa2e5b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3238ecd25aea24060c8b95c4fb7122930dae4af1f9c14bfd1d4587c6cdf0819e

import type { ConcreteRequest } from 'relay-runtime';
export type AdminProductFile = "PRODUCTS" | "STOCK" | "VARIANTS";
export type FlashSaleState = "ENDED" | "PLANNED" | "RUNNING";
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
export type AdminProductFilter = {
  active?: boolean | null | undefined;
  archived?: boolean | null | undefined;
  brandIds?: ReadonlyArray<string> | null | undefined;
  categoryId?: string | null | undefined;
  colors?: ReadonlyArray<string> | null | undefined;
  flash?: FlashSaleState | null | undefined;
  flashFrom?: string | null | undefined;
  flashUntil?: string | null | undefined;
  from?: string | null | undefined;
  hasDescription?: boolean | null | undefined;
  hasImage?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  inStock?: boolean | null | undefined;
  isBestSeller?: boolean | null | undefined;
  isFeatured?: boolean | null | undefined;
  isFlashSale?: boolean | null | undefined;
  jobId?: string | null | undefined;
  lowStock?: boolean | null | undefined;
  maxPrice?: string | null | undefined;
  minPrice?: string | null | undefined;
  search?: string | null | undefined;
  sellerIds?: ReadonlyArray<string> | null | undefined;
  stockStatus?: ReadonlyArray<StockStatus> | null | undefined;
  toReview?: boolean | null | undefined;
  until?: string | null | undefined;
  updatedSince?: string | null | undefined;
  vatRate?: string | null | undefined;
};
export type useProductDownloadQuery$variables = {
  file: AdminProductFile;
  filter?: AdminProductFilter | null | undefined;
};
export type useProductDownloadQuery$data = {
  readonly adminProductExport: string | null | undefined;
};
export type useProductDownloadQuery = {
  response: useProductDownloadQuery$data;
  variables: useProductDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "file"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "file",
        "variableName": "file"
      },
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "kind": "ScalarField",
    "name": "adminProductExport",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useProductDownloadQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useProductDownloadQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3238ecd25aea24060c8b95c4fb7122930dae4af1f9c14bfd1d4587c6cdf0819e",
    "metadata": {},
    "name": "useProductDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4080b712cf8393229fe7b5c4622cfff2";

export default node;
