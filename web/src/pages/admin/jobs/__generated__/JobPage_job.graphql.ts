/**
 * @generated SignedSource<<973b4841f2d5fac575bb3f314cabcdd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminJobKind = "BRANDS_BULK" | "CATEGORIES_BULK" | "CATEGORIES_IMPORT" | "COUPONS_CREATE" | "COUPONS_IMPORT" | "PRODUCTS_BULK" | "PRODUCTS_IMPORT" | "STOCK_IMPORT" | "UNDO" | "VARIANTS_IMPORT";
export type AdminJobSelection = "ENTRIES" | "FILTER";
export type AdminJobState = "CANCELLED" | "CANCELLING" | "DONE" | "FAILED" | "MAPPING" | "READY" | "RUNNING" | "STAGING" | "UNDONE";
export type AdminJobWarning = "DEACTIVATES" | "PRICE_MOVED" | "STOCK_ZERO";
import type { FragmentRefs } from "relay-runtime";
export type JobPage_job$data = {
  readonly canUndo: boolean;
  readonly checked: number;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly done: number;
  readonly failure: string | null | undefined;
  readonly fileName: string | null | undefined;
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly invalid: number;
  readonly kind: AdminJobKind;
  readonly operations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Operation_operation">;
  }>;
  readonly refused: number;
  readonly reportUrl: string;
  readonly same: number;
  readonly selection: AdminJobSelection | null | undefined;
  readonly sellerId: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly state: AdminJobState;
  readonly total: number;
  readonly undoAt: string | null | undefined;
  readonly undoOf: string | null | undefined;
  readonly undoneBy: string | null | undefined;
  readonly valid: number;
  readonly warnings: ReadonlyArray<{
    readonly rows: number;
    readonly warning: AdminJobWarning;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ImportColumns_job" | "RepeatDialog_job">;
  readonly " $fragmentType": "JobPage_job";
};
export type JobPage_job$key = {
  readonly " $data"?: JobPage_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobPage_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobPage_job",
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
      "name": "createdBy",
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
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellerId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RepeatDialog_job"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportColumns_job"
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
      "name": "checked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "same",
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
      "name": "done",
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
      "concreteType": "AdminJobWarnings",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rows",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUndo",
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
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    }
  ],
  "type": "AdminJob",
  "abstractKey": null
};

(node as any).hash = "4eab7f341a869eeb0e094286bc853a37";

export default node;
