/**
 * @generated SignedSource<<2c4c90e858f0028614d3c4fe93fcc94c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminJobKind = "BRANDS_BULK" | "CATEGORIES_BULK" | "CATEGORIES_IMPORT" | "COUPONS_CREATE" | "COUPONS_IMPORT" | "PRODUCTS_BULK" | "PRODUCTS_IMPORT" | "STOCK_IMPORT" | "UNDO" | "VARIANTS_IMPORT";
export type AdminJobState = "CANCELLED" | "CANCELLING" | "DONE" | "FAILED" | "MAPPING" | "READY" | "RUNNING" | "STAGING" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type JobsPage_jobs$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly createdBy: string;
  readonly done: number;
  readonly fileName: string | null | undefined;
  readonly id: string;
  readonly invalid: number;
  readonly kind: AdminJobKind;
  readonly operations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Operation_operation">;
  }>;
  readonly refused: number;
  readonly state: AdminJobState;
  readonly total: number;
  readonly " $fragmentType": "JobsPage_jobs";
}>;
export type JobsPage_jobs$key = ReadonlyArray<{
  readonly " $data"?: JobsPage_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsPage_jobs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "JobsPage_jobs",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdBy",
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invalid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Operation_operation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminJob",
  "abstractKey": null
};

(node as any).hash = "822d06cc25d185994a7c7472f108271c";

export default node;
