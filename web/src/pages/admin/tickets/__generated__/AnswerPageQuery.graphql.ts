/**
 * @generated SignedSource<<01d3b33a89b6d18981cc9074e62c5fd6>>
 * @relayHash a16f55e419ef3d17ed4e4590d8bf6e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3362ae13eb53f599e29558572e63adcd508db49ec6d38a9e6a3ab85e86658cd

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerPageQuery$variables = Record<PropertyKey, never>;
export type AnswerPageQuery$data = {
  readonly cannedAnswers: ReadonlyArray<{
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly fr: string | null | undefined;
    readonly id: string;
    readonly shortcut: string;
    readonly title: string;
    readonly tn: string | null | undefined;
    readonly version: number;
  }> | null | undefined;
};
export type AnswerPageQuery = {
  response: AnswerPageQuery$data;
  variables: AnswerPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "version",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnswerPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnswerPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d3362ae13eb53f599e29558572e63adcd508db49ec6d38a9e6a3ab85e86658cd",
    "metadata": {},
    "name": "AnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c472b38d9de40c80a17af21df5aec3cb";

export default node;
