/**
 * @generated SignedSource<<48a7561bbb0d36d85da38539690baa41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerKind = "ADJUSTMENT" | "COMMISSION" | "DELIVERY_SHARE" | "PAYOUT" | "REFUND" | "SALE";
import type { FragmentRefs } from "relay-runtime";
export type LedgerTable_entries$data = ReadonlyArray<{
  readonly amount: {
    readonly amount: string;
  };
  readonly at: string;
  readonly kind: LedgerKind;
  readonly reason: string | null | undefined;
  readonly reference: string | null | undefined;
  readonly subOrderNumber: string | null | undefined;
  readonly " $fragmentType": "LedgerTable_entries";
}>;
export type LedgerTable_entries$key = ReadonlyArray<{
  readonly " $data"?: LedgerTable_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerTable_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LedgerTable_entries",
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
    }
  ],
  "type": "LedgerEntry",
  "abstractKey": null
};

(node as any).hash = "47022192cec0c4dbd7542826d10cbe1b";

export default node;
