/**
 * @generated SignedSource<<e974339fda71ed9c99e702e9ceab9d6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "PENDING" | "PUBLISHED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type OwnReview_review$data = {
  readonly createdAt: string;
  readonly moderationNote: string | null | undefined;
  readonly rating: number;
  readonly state: ReviewState;
  readonly text: string;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "OwnReview_review";
};
export type OwnReview_review$key = {
  readonly " $data"?: OwnReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnReview_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnReview_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moderationNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "OwnReview",
  "abstractKey": null
};

(node as any).hash = "9cca46ff9642ae05a01d2be3221532b6";

export default node;
