/**
 * @generated SignedSource<<557941acf0f9e0f62a08bd25514e6752>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerKind = "ADJUSTMENT" | "COMMISSION" | "DELIVERY_SHARE" | "PAYOUT" | "REFUND" | "SALE";
import type { FragmentRefs } from "relay-runtime";
export type SellerPage_ledger$data = {
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
  readonly " $fragmentType": "SellerPage_ledger";
};
export type SellerPage_ledger$key = {
  readonly " $data"?: SellerPage_ledger$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerPage_ledger">;
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
  "name": "SellerPage_ledger",
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

(node as any).hash = "842b8e91dc7c89098e685160cda2b47c";

export default node;
