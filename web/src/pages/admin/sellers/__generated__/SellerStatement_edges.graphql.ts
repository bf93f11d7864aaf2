/**
 * @generated SignedSource<<6023bc061ad639bf8bf87f2623b2972e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerStatement_edges$data = ReadonlyArray<{
  readonly balance: {
    readonly amount: string;
  };
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"LedgerTable_entries">;
  };
  readonly " $fragmentType": "SellerStatement_edges";
}>;
export type SellerStatement_edges$key = ReadonlyArray<{
  readonly " $data"?: SellerStatement_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerStatement_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SellerStatement_edges",
  "selections": [
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
      "name": "node",
      "plural": false,
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
  "type": "SellerStatementEdge",
  "abstractKey": null
};

(node as any).hash = "8a3dceb9cf703e729b91c644d2321d52";

export default node;
