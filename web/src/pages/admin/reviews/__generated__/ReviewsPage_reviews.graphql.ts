/**
 * @generated SignedSource<<28396dac3d1d6d8c509b53c04b20bb62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "PENDING" | "PUBLISHED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type ReviewsPage_reviews$data = ReadonlyArray<{
  readonly accountNumber: string | null | undefined;
  readonly authorName: string;
  readonly createdAt: string;
  readonly id: string;
  readonly product: {
    readonly name: string;
    readonly slug: string;
  };
  readonly rating: number;
  readonly state: ReviewState;
  readonly text: string;
  readonly title: string | null | undefined;
  readonly updatedAt: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"marks_review">;
  readonly " $fragmentType": "ReviewsPage_reviews";
}>;
export type ReviewsPage_reviews$key = ReadonlyArray<{
  readonly " $data"?: ReviewsPage_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewsPage_reviews">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReviewsPage_reviews",
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
      "name": "version",
      "storageKey": null
    },
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
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewedProduct",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
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
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "marks_review"
    }
  ],
  "type": "AdminReview",
  "abstractKey": null
};

(node as any).hash = "add07a2b2ff47a2e064beed7771c1b9c";

export default node;
