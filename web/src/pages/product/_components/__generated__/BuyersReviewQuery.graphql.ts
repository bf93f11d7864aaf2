/**
 * @generated SignedSource<<479614f8d4f9627280a793891721545d>>
 * @relayHash a0302215d10c5d23f3c6d2cf692c5e60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 502ea473388341952faea17d8905d9086ede84aeab6e1717be04395474764ee3

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "PENDING" | "PUBLISHED" | "REJECTED";
export type BuyersReviewQuery$variables = {
  productId: string;
};
export type BuyersReviewQuery$data = {
  readonly viewer: {
    readonly reviewPlace: {
      readonly mayReview: boolean;
      readonly review: {
        readonly createdAt: string;
        readonly id: string;
        readonly moderationNote: string | null | undefined;
        readonly rating: number;
        readonly state: ReviewState;
        readonly text: string;
        readonly title: string | null | undefined;
      } | null | undefined;
    };
  } | null | undefined;
};
export type BuyersReviewQuery = {
  response: BuyersReviewQuery$data;
  variables: BuyersReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "productId"
  }
],
v1 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "productId",
            "variableName": "productId"
          }
        ],
        "concreteType": "ReviewPlace",
        "kind": "LinkedField",
        "name": "reviewPlace",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mayReview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnReview",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
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
    "name": "BuyersReviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BuyersReviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "502ea473388341952faea17d8905d9086ede84aeab6e1717be04395474764ee3",
    "metadata": {},
    "name": "BuyersReviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe52e0419db0e0361365324871fd5189";

export default node;
