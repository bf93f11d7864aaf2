/**
 * @generated SignedSource<<133f92ac3d9443cf58f137858e5a8fae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashBearer = "CARRIER" | "SELLER" | "SHOP";
export type CashRowOutcome = "ALREADY" | "AMOUNT_DIFFERS" | "MATCH" | "NOT_COLLECTED" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type StatementPage_rows$data = {
  readonly files: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ListFiles_files">;
  }>;
  readonly nodes: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly bearer: CashBearer | null | undefined;
    readonly expected: {
      readonly amount: string;
    } | null | undefined;
    readonly key: string;
    readonly line: number;
    readonly note: string | null | undefined;
    readonly orderId: string | null | undefined;
    readonly outcome: CashRowOutcome;
    readonly settledAt: string | null | undefined;
    readonly subOrderNumber: string | null | undefined;
    readonly trackingNumber: string;
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "StatementPage_rows";
};
export type StatementPage_rows$key = {
  readonly " $data"?: StatementPage_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementPage_rows">;
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
  "name": "StatementPage_rows",
  "selections": [
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
      "concreteType": "CashRow",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackingNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderId",
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
          "name": "settledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bearer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "expected",
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
  "type": "CashRowConnection",
  "abstractKey": null
};
})();

(node as any).hash = "056dc0efa8cdf24f851dc775571a94b2";

export default node;
