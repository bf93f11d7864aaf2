/**
 * @generated SignedSource<<f8ee4850e1d94c909a40a010825b2dce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerKind = "ADJUSTMENT" | "COMMISSION" | "DELIVERY_SHARE" | "PAYOUT" | "REFUND" | "SALE";
import type { FragmentRefs } from "relay-runtime";
export type SellerLedger_entries$data = {
  readonly balance: {
    readonly amount: string;
  };
  readonly nodes: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly at: string;
    readonly kind: LedgerKind;
    readonly reason: string | null | undefined;
    readonly reference: string | null | undefined;
    readonly subOrderNumber: string | null | undefined;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "SellerLedger_entries";
};
export type SellerLedger_entries$key = {
  readonly " $data"?: SellerLedger_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerLedger_entries">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subOrderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LedgerEntryConnection",
  "abstractKey": null
};
})();

(node as any).hash = "834fa7a9a12e2c055f93b1008d11c267";

export default node;
