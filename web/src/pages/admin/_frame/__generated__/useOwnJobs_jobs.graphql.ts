/**
 * @generated SignedSource<<c2b97987ef026a55775378f87ebb63ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminJobKind = "BRANDS_BULK" | "CATEGORIES_BULK" | "CATEGORIES_IMPORT" | "COUPONS_CREATE" | "COUPONS_IMPORT" | "PRODUCTS_BULK" | "PRODUCTS_IMPORT" | "STOCK_IMPORT" | "UNDO" | "VARIANTS_IMPORT";
export type AdminJobState = "CANCELLED" | "CANCELLING" | "DONE" | "FAILED" | "MAPPING" | "READY" | "RUNNING" | "STAGING" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type useOwnJobs_jobs$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly fileName: string | null | undefined;
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly kind: AdminJobKind;
  readonly state: AdminJobState;
  readonly " $fragmentType": "useOwnJobs_jobs";
}>;
export type useOwnJobs_jobs$key = ReadonlyArray<{
  readonly " $data"?: useOwnJobs_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwnJobs_jobs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useOwnJobs_jobs",
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
      "name": "createdAt",
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

(node as any).hash = "239896a3275646baa0f26287cac540a2";

export default node;
