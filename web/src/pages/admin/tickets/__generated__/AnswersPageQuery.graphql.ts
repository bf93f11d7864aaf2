/**
 * @generated SignedSource<<ce8caf5d0fcef8d43335612074b29a88>>
 * @relayHash 936ad884a4a27a790840b40676b5d755
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3ffcd6c39a3f819daefca10de34b77cd806f60f8bf562e7023c7b5d2e6e4cb6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswersPageQuery$variables = Record<PropertyKey, never>;
export type AnswersPageQuery$data = {
  readonly cannedAnswers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AnswersPage_answers">;
  }> | null | undefined;
};
export type AnswersPageQuery = {
  response: AnswersPageQuery$data;
  variables: AnswersPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnswersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CannedAnswer",
        "kind": "LinkedField",
        "name": "cannedAnswers",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AnswersPage_answers"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnswersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CannedAnswer",
        "kind": "LinkedField",
        "name": "cannedAnswers",
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shortcut",
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
            "alias": "fr",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "FR"
              }
            ],
            "kind": "ScalarField",
            "name": "text",
            "storageKey": "text(language:\"FR\")"
          },
          {
            "alias": "en",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "EN"
              }
            ],
            "kind": "ScalarField",
            "name": "text",
            "storageKey": "text(language:\"EN\")"
          },
          {
            "alias": "de",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "DE"
              }
            ],
            "kind": "ScalarField",
            "name": "text",
            "storageKey": "text(language:\"DE\")"
          },
          {
            "alias": "tn",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "TN"
              }
            ],
            "kind": "ScalarField",
            "name": "text",
            "storageKey": "text(language:\"TN\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a3ffcd6c39a3f819daefca10de34b77cd806f60f8bf562e7023c7b5d2e6e4cb6",
    "metadata": {},
    "name": "AnswersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "3afadbf062988c4921b3a426add82b11";

export default node;
