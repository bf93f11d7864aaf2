/**
 * @generated SignedSource<<103b3e0b5222abb873724f0c68b8d58e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkField = "ACTIVE" | "ARCHIVED" | "BEST_SELLER" | "BRAND" | "CATEGORY" | "DISCOUNT_PRICE" | "FEATURED" | "PARENT" | "PRICE" | "SPECIAL" | "STOCK" | "STOCK_STATUS" | "TAGS" | "VAT_RATE" | "WARRANTY";
export type BulkOperator = "ADD" | "AMOUNT" | "PERCENT" | "REMOVE" | "SET";
import type { FragmentRefs } from "relay-runtime";
export type Operation_operation$data = {
  readonly field: BulkField;
  readonly name: string | null | undefined;
  readonly operator: BulkOperator;
  readonly round: number | null | undefined;
  readonly value: string | null | undefined;
  readonly " $fragmentType": "Operation_operation";
};
export type Operation_operation$key = {
  readonly " $data"?: Operation_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Operation_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Operation_operation",
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
      "name": "name",
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
  "type": "BulkChange",
  "abstractKey": null
};

(node as any).hash = "cd9e9c14fa4e93fa77aa3b58c1d53253";

export default node;
