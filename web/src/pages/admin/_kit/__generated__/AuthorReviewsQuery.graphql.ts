/**
 * @generated SignedSource<<2ae16a655dea694642c0b6a9c51f6565>>
 * @relayHash 92f6655d72abda3260f0057acf076aac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25c05606568873b7fc2136f13764784f5334f304632b8025552d474974ad0ab5

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "PENDING" | "PUBLISHED" | "REJECTED";
export type AuthorReviewsQuery$variables = {
  accountNumber: string;
};
export type AuthorReviewsQuery$data = {
  readonly adminReviews: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly product: {
        readonly name: string;
      };
      readonly rating: number;
      readonly state: ReviewState;
      readonly text: string;
    }>;
    readonly total: {
      readonly value: number;
    };
  } | null | undefined;
};
export type AuthorReviewsQuery = {
  response: AuthorReviewsQuery$data;
  variables: AuthorReviewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "accountNumber"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "accountNumber",
            "variableName": "accountNumber"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 6
      },
      {
        "kind": "Literal",
        "name": "sort",
        "value": {
          "field": "CREATED"
        }
      }
    ],
    "concreteType": "AdminReviewConnection",
    "kind": "LinkedField",
    "name": "adminReviews",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminReview",
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ListTotal",
        "kind": "LinkedField",
        "name": "total",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
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
    "name": "AuthorReviewsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuthorReviewsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "25c05606568873b7fc2136f13764784f5334f304632b8025552d474974ad0ab5",
    "metadata": {},
    "name": "AuthorReviewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "234f89d5c1993fd335168b57330c3b71";

export default node;
