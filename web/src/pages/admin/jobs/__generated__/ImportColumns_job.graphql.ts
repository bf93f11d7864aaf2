/**
 * @generated SignedSource<<ae969c05d76373a6c7fd43ffb0a21a13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminJobKind = "BRANDS_BULK" | "CATEGORIES_BULK" | "CATEGORIES_IMPORT" | "COUPONS_CREATE" | "COUPONS_IMPORT" | "PRODUCTS_BULK" | "PRODUCTS_IMPORT" | "STOCK_IMPORT" | "UNDO" | "VARIANTS_IMPORT";
import type { FragmentRefs } from "relay-runtime";
export type ImportColumns_job$data = {
  readonly columns: ReadonlyArray<{
    readonly examples: ReadonlyArray<string>;
    readonly field: string | null | undefined;
    readonly header: string;
  }>;
  readonly id: string;
  readonly kind: AdminJobKind;
  readonly " $fragmentType": "ImportColumns_job";
};
export type ImportColumns_job$key = {
  readonly " $data"?: ImportColumns_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportColumns_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportColumns_job",
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
      "concreteType": "AdminJobColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "header",
          "storageKey": null
        },
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
          "name": "examples",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminJob",
  "abstractKey": null
};

(node as any).hash = "c9e935323119206018e67d1ee3b7d2ec";

export default node;
