/**
 * @generated SignedSource<<b0192c2151a8809ec40cfc4ae7cff950>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ListFileName = "ASKED" | "AUDIT" | "BRANDS" | "CASH_ROWS" | "COUPONS" | "INVOICES" | "JOBS" | "LEDGER" | "MEDIA" | "NEWSLETTER" | "ORDERS" | "ORDER_LINES" | "PARCELS" | "PAYABLE" | "PAYOUTS" | "PROMOS" | "REFUNDS" | "RETURNS" | "REVIEWS" | "SELLERS" | "TICKETS" | "USERS";
import type { FragmentRefs } from "relay-runtime";
export type ListFiles_files$data = ReadonlyArray<{
  readonly name: ListFileName;
  readonly url: string;
  readonly " $fragmentType": "ListFiles_files";
}>;
export type ListFiles_files$key = ReadonlyArray<{
  readonly " $data"?: ListFiles_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListFiles_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ListFiles_files",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "ListFile",
  "abstractKey": null
};

(node as any).hash = "f844ca876e2dcb22f0e5ced0bd95d829";

export default node;
