/**
 * @generated SignedSource<<b77ed4922e0dce170d1f7019a4c4acb7>>
 * @relayHash 909a6739fe968681795f53aefba23a25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f43cc4036cc5e08f16bde81e3009910b592c5415a60c88e8f3a39571cbda50c

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "PENDING" | "PUBLISHED" | "REJECTED";
export type MyReviewsQuery$variables = {
  first: number;
};
export type MyReviewsQuery$data = {
  readonly viewer: {
    readonly productsToReview: ReadonlyArray<{
      readonly name: string;
      readonly productId: string;
      readonly slug: string;
    }>;
    readonly reviews: {
      readonly nodes: ReadonlyArray<{
        readonly createdAt: string;
        readonly id: string;
        readonly moderationNote: string | null | undefined;
        readonly product: {
          readonly name: string;
          readonly productId: string;
          readonly slug: string;
        };
        readonly rating: number;
        readonly state: ReviewState;
        readonly text: string;
        readonly title: string | null | undefined;
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type MyReviewsQuery = {
  response: MyReviewsQuery$data;
  variables: MyReviewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
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
    "name": "slug",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewedProduct",
        "kind": "LinkedField",
        "name": "productsToReview",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "first",
            "variableName": "first"
          }
        ],
        "concreteType": "OwnReviewConnection",
        "kind": "LinkedField",
        "name": "reviews",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnReview",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReviewedProduct",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MyReviewsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MyReviewsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8f43cc4036cc5e08f16bde81e3009910b592c5415a60c88e8f3a39571cbda50c",
    "metadata": {},
    "name": "MyReviewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60b9da4fdeb555a662e7dd05c8c984f6";

export default node;
