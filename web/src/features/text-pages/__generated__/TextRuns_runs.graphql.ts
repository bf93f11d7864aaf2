/**
 * @generated SignedSource<<1d92a1bcc1a935e6505a0a35fad68efd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextRuns_runs$data = ReadonlyArray<{
  readonly href: string | null | undefined;
  readonly strong: boolean;
  readonly text: string;
  readonly " $fragmentType": "TextRuns_runs";
}>;
export type TextRuns_runs$key = ReadonlyArray<{
  readonly " $data"?: TextRuns_runs$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextRuns_runs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TextRuns_runs",
  "selections": [
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
      "name": "strong",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "href",
      "storageKey": null
    }
  ],
  "type": "TextRun",
  "abstractKey": null
};

(node as any).hash = "ad9438cbbf05ea26bd2cd4983a6a564b";

export default node;
