/**
 * @generated SignedSource<<9653a0cc5d9c0fa4d33cf9bfa47271bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BotQueryType = "ACCOUNT_MGMT" | "OTHER" | "PLATFORM_HELP" | "PLATFORM_INFO" | "PRODUCT_INFO" | "SEARCH_PRODUCT" | "SELLER_SUPPORT" | "TRANSACTION_HELP";
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type AskedList_texts$data = ReadonlyArray<{
  readonly id: string;
  readonly intent: BotQueryType | null | undefined;
  readonly language: Language | null | undefined;
  readonly lastDay: string;
  readonly opened: number;
  readonly openings: ReadonlyArray<{
    readonly name: string;
    readonly productId: string;
    readonly times: number;
  }>;
  readonly resolvedAt: string | null | undefined;
  readonly results: number | null | undefined;
  readonly shown: number;
  readonly text: string;
  readonly times: number;
  readonly unanswered: number;
  readonly " $fragmentSpreads": FragmentRefs<"AskedActions_text">;
  readonly " $fragmentType": "AskedList_texts";
}>;
export type AskedList_texts$key = ReadonlyArray<{
  readonly " $data"?: AskedList_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskedList_texts">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "times",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AskedList_texts",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intent",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unanswered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "results",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opened",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSearchOpening",
      "kind": "LinkedField",
      "name": "openings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AskedActions_text"
    }
  ],
  "type": "AdminAskedText",
  "abstractKey": null
};
})();

(node as any).hash = "4c5369e8abc2b2b6306877c43c719b82";

export default node;
