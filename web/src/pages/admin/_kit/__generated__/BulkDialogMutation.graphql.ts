/**
 * @generated SignedSource<<7598fd0371debbc064de95582d5bc987>>
 * @relayHash 1d25fe9c765381e72966a34da7a2125b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1569b909372b0b118db4c1092b2b3b17273247da2c6d5223d5a816dd287d022b

import type { ConcreteRequest } from 'relay-runtime';
export type AdminBulkTarget = "BRANDS" | "CATEGORIES" | "PRODUCTS";
export type BulkField = "ACTIVE" | "ARCHIVED" | "BEST_SELLER" | "BRAND" | "CATEGORY" | "DISCOUNT_PRICE" | "FEATURED" | "PARENT" | "PRICE" | "SPECIAL" | "STOCK" | "STOCK_STATUS" | "TAGS" | "VAT_RATE" | "WARRANTY";
export type BulkOperator = "ADD" | "AMOUNT" | "PERCENT" | "REMOVE" | "SET";
export type FlashSaleState = "ENDED" | "PLANNED" | "RUNNING";
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminBulkChangeInput = {
  brandFilter?: AdminBrandFilter | null | undefined;
  categoryFilter?: AdminCategoryFilter | null | undefined;
  exceptIds?: ReadonlyArray<string> | null | undefined;
  expectedCount?: number | null | undefined;
  filter?: AdminProductFilter | null | undefined;
  idempotencyKey: string;
  ids?: ReadonlyArray<string> | null | undefined;
  like?: string | null | undefined;
  of?: AdminBulkTarget;
  operations: ReadonlyArray<BulkOperationInput>;
  until?: string | null | undefined;
};
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
export type AdminBrandFilter = {
  active?: boolean | null | undefined;
  country?: string | null | undefined;
  from?: string | null | undefined;
  hasProducts?: boolean | null | undefined;
  search?: string | null | undefined;
  until?: string | null | undefined;
};
export type AdminCategoryFilter = {
  active?: boolean | null | undefined;
  search?: string | null | undefined;
};
export type BulkOperationInput = {
  field: BulkField;
  operator: BulkOperator;
  round?: number | null | undefined;
  value?: string | null | undefined;
};
export type BulkDialogMutation$variables = {
  input: AdminBulkChangeInput;
};
export type BulkDialogMutation$data = {
  readonly adminBulkChange: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type BulkDialogMutation = {
  response: BulkDialogMutation$data;
  variables: BulkDialogMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AdminBulkChangePayload",
    "kind": "LinkedField",
    "name": "adminBulkChange",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminJob",
        "kind": "LinkedField",
        "name": "job",
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
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "BulkDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1569b909372b0b118db4c1092b2b3b17273247da2c6d5223d5a816dd287d022b",
    "metadata": {},
    "name": "BulkDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d87d22b839b1cb40a9939b9bb1ccd7a8";

export default node;
