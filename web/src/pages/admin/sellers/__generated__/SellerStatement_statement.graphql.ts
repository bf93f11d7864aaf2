/**
 * @generated SignedSource<<fbbe877943cf4f32282a46b4df558cd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerKind = "ADJUSTMENT" | "COMMISSION" | "DELIVERY_SHARE" | "PAYOUT" | "REFUND" | "SALE";
import type { FragmentRefs } from "relay-runtime";
export type SellerStatement_statement$data = {
  readonly address: string | null | undefined;
  readonly closing: {
    readonly amount: string;
  };
  readonly edges: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SellerStatement_edges">;
  }>;
  readonly legalName: string;
  readonly name: string;
  readonly opening: {
    readonly amount: string;
  };
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly sums: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly count: number;
    readonly kind: LedgerKind;
  }>;
  readonly taxNumber: string | null | undefined;
  readonly totalCount: number;
  readonly " $fragmentType": "SellerStatement_statement";
};
export type SellerStatement_statement$key = {
  readonly " $data"?: SellerStatement_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerStatement_statement">;
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
  "name": "SellerStatement_statement",
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
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
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
      "name": "opening",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "closing",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SellerStatementSum",
      "kind": "LinkedField",
      "name": "sums",
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
          "name": "count",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SellerStatementEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SellerStatement_edges"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SellerStatementConnection",
  "abstractKey": null
};
})();

(node as any).hash = "59f39b601ab9478c8ae9d4c41470670d";

export default node;
