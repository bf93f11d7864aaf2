/**
 * @generated SignedSource<<3051dddff97c4b15eb3ddd6c53047bb7>>
 * @relayHash c6b2304f348d7471d4493d52c3e330da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deac0370710ea1a48774ee9bc44a34aa729ee685d8c63aa3df46a52f64613bd2

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageReviewsQuery$variables = Record<PropertyKey, never>;
export type HomePageReviewsQuery$data = {
  readonly adminReviews: {
    readonly total: {
      readonly isExact: boolean;
      readonly value: number;
    };
  } | null | undefined;
};
export type HomePageReviewsQuery = {
  response: HomePageReviewsQuery$data;
  variables: HomePageReviewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "state": "PENDING"
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isExact",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "adminReviews(filter:{\"state\":\"PENDING\"},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageReviewsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageReviewsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "deac0370710ea1a48774ee9bc44a34aa729ee685d8c63aa3df46a52f64613bd2",
    "metadata": {},
    "name": "HomePageReviewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4aec28fdd16ee104a5ecb94deeedd6b";

export default node;
