/**
 * @generated SignedSource<<e200f4253a61c01e9503243579569b2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextList_list$data = {
  readonly items: ReadonlyArray<{
    readonly runs: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TextRuns_runs">;
    }>;
  }>;
  readonly ordered: boolean;
  readonly " $fragmentType": "TextList_list";
};
export type TextList_list$key = {
  readonly " $data"?: TextList_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextList_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextList_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextLine",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TextRun",
          "kind": "LinkedField",
          "name": "runs",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TextRuns_runs"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextList",
  "abstractKey": null
};

(node as any).hash = "db0283f31ac99a68ffe5c4a8d89d58a3";

export default node;
