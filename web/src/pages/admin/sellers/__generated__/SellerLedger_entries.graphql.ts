/**
 * @generated SignedSource<<5cf21260175c498731bf453fdce22e24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerLedger_entries$data = {
  readonly balance: {
    readonly amount: string;
  };
  readonly files: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ListFiles_files">;
  }>;
  readonly nodes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LedgerTable_entries">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "SellerLedger_entries";
};
export type SellerLedger_entries$key = {
  readonly " $data"?: SellerLedger_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerLedger_entries">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerLedger_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ListFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ListFiles_files"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LedgerEntry",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LedgerTable_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LedgerEntryConnection",
  "abstractKey": null
};

(node as any).hash = "bcfd40a9aa9586b802657f2be8da5b78";

export default node;
