/**
 * @generated SignedSource<<f00feccaf88c20ceb5b705e752e4fafe>>
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
  readonly resolvedAt: string | null | undefined;
  readonly results: number | null | undefined;
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

const node: ReaderFragment = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "times",
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AskedActions_text"
    }
  ],
  "type": "AdminAskedText",
  "abstractKey": null
};

(node as any).hash = "0738572f1885ce016683c7f6e4277287";

export default node;
