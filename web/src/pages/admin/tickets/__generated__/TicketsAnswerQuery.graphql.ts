/**
 * @generated SignedSource<<97be68a28fc5cf5ce0383ad899b40709>>
 * @relayHash 2e39414ce82a8db7dd16eacbdafca045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f85daf7c3899c29c02a70ff83d17ee2a1ad2d23e3ed647b5afa4136fac4a0975

import type { ConcreteRequest } from 'relay-runtime';
export type TicketsAnswerQuery$variables = Record<PropertyKey, never>;
export type TicketsAnswerQuery$data = {
  readonly cannedAnswers: ReadonlyArray<{
    readonly id: string;
    readonly text: string | null | undefined;
    readonly title: string;
  }> | null | undefined;
};
export type TicketsAnswerQuery = {
  response: TicketsAnswerQuery$data;
  variables: TicketsAnswerQuery$variables;
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
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
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
    "name": "TicketsAnswerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TicketsAnswerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f85daf7c3899c29c02a70ff83d17ee2a1ad2d23e3ed647b5afa4136fac4a0975",
    "metadata": {},
    "name": "TicketsAnswerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35411fd13f22ad4b3c6ac2d97b921285";

export default node;
