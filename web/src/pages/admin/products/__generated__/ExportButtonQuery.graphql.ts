/**
 * @generated SignedSource<<bb6095b10df885b9f5e648799f9584cd>>
 * @relayHash a52df297e6f1a1eabe686a9604aa5bc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20d21680dd974daa7cdc0537bb78894159a933cef7c836073ef29082bec90147

import type { ConcreteRequest } from 'relay-runtime';
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
export type AdminProductFilter = {
  active?: boolean | null | undefined;
  archived?: boolean | null | undefined;
  brandIds?: ReadonlyArray<string> | null | undefined;
  categoryId?: string | null | undefined;
  colors?: ReadonlyArray<string> | null | undefined;
  hasDescription?: boolean | null | undefined;
  hasImage?: boolean | null | undefined;
  inStock?: boolean | null | undefined;
  isBestSeller?: boolean | null | undefined;
  isFeatured?: boolean | null | undefined;
  isFlashSale?: boolean | null | undefined;
  lowStock?: boolean | null | undefined;
  maxPrice?: string | null | undefined;
  minPrice?: string | null | undefined;
  search?: string | null | undefined;
  sellerIds?: ReadonlyArray<string> | null | undefined;
  stockStatus?: ReadonlyArray<StockStatus> | null | undefined;
  updatedSince?: string | null | undefined;
  vatRate?: string | null | undefined;
};
export type ExportButtonQuery$variables = {
  filter?: AdminProductFilter | null | undefined;
};
export type ExportButtonQuery$data = {
  readonly adminProductExport: string | null | undefined;
};
export type ExportButtonQuery = {
  response: ExportButtonQuery$data;
  variables: ExportButtonQuery$variables;
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
      }
    ],
    "kind": "ScalarField",
    "name": "adminProductExport",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportButtonQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportButtonQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20d21680dd974daa7cdc0537bb78894159a933cef7c836073ef29082bec90147",
    "metadata": {},
    "name": "ExportButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58302fed509ab6e546a2012f78cf279f";

export default node;
