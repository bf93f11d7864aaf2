/**
 * @generated SignedSource<<f97c2457f7962e8320cbf09756958d23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTree_categories$data = ReadonlyArray<{
  readonly active: boolean;
  readonly following: {
    readonly done: number;
    readonly total: number;
  } | null | undefined;
  readonly id: string;
  readonly isVisible: boolean;
  readonly name: string;
  readonly parentId: string | null | undefined;
  readonly productCount: number;
  readonly " $fragmentType": "CategoryTree_categories";
}>;
export type CategoryTree_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryTree_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTree_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryTree_categories",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVisible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductFollowing",
      "kind": "LinkedField",
      "name": "following",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminCategory",
  "abstractKey": null
};

(node as any).hash = "a94404e6bc61aa157610e1131d02b738";

export default node;
