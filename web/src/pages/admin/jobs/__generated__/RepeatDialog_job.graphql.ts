/**
 * @generated SignedSource<<84818705c9776cb8e4de73512738cab7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminJobKind = "BRANDS_BULK" | "CATEGORIES_BULK" | "CATEGORIES_IMPORT" | "COUPONS_CREATE" | "COUPONS_IMPORT" | "PRODUCTS_BULK" | "PRODUCTS_IMPORT" | "STOCK_IMPORT" | "UNDO" | "VARIANTS_IMPORT";
export type AdminJobSelection = "ENTRIES" | "FILTER";
export type BulkField = "ACTIVE" | "ARCHIVED" | "BEST_SELLER" | "BRAND" | "CATEGORY" | "DISCOUNT_PRICE" | "FEATURED" | "PARENT" | "PRICE" | "SPECIAL" | "STOCK" | "STOCK_STATUS" | "TAGS" | "VAT_RATE" | "WARRANTY";
export type BulkOperator = "ADD" | "AMOUNT" | "PERCENT" | "REMOVE" | "SET";
import type { FragmentRefs } from "relay-runtime";
export type RepeatDialog_job$data = {
  readonly id: string;
  readonly kind: AdminJobKind;
  readonly operations: ReadonlyArray<{
    readonly field: BulkField;
    readonly operator: BulkOperator;
    readonly round: number | null | undefined;
    readonly value: string | null | undefined;
    readonly valueId: string | null | undefined;
  }>;
  readonly selection: AdminJobSelection | null | undefined;
  readonly total: number;
  readonly " $fragmentType": "RepeatDialog_job";
};
export type RepeatDialog_job$key = {
  readonly " $data"?: RepeatDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepeatDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RepeatDialog_job",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selection",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkChange",
      "kind": "LinkedField",
      "name": "operations",
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
          "name": "operator",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "valueId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "round",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminJob",
  "abstractKey": null
};

(node as any).hash = "b88b56b862fbd7dd8f68afeaafdd53c3";

export default node;
