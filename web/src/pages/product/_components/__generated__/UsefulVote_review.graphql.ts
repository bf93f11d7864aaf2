/**
 * @generated SignedSource<<2ad13b2c829003df99f657a2d3f381c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsefulVote_review$data = {
  readonly id: string;
  readonly usefulCount: number;
  readonly " $fragmentType": "UsefulVote_review";
};
export type UsefulVote_review$key = {
  readonly " $data"?: UsefulVote_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsefulVote_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsefulVote_review",
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
      "name": "usefulCount",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "8608952d5cd7e2a01b873966307d8247";

export default node;
