/**
 * @generated SignedSource<<f835c5909781effb174e05306cb83df8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewMark = "LINK" | "PHONE" | "PROFANITY";
import type { FragmentRefs } from "relay-runtime";
export type marks_review$data = {
  readonly marks: ReadonlyArray<ReviewMark>;
  readonly " $fragmentType": "marks_review";
};
export type marks_review$key = {
  readonly " $data"?: marks_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"marks_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "marks_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marks",
      "storageKey": null
    }
  ],
  "type": "AdminReview",
  "abstractKey": null
};

(node as any).hash = "197803bd1a8d9d4702177c00a95062c9";

export default node;
