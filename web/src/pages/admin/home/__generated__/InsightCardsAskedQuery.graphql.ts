/**
 * @generated SignedSource<<3c00a77d2971044b8257e81b7bcb0300>>
 * @relayHash b5185c6e695b6bc308388c99388ddb72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6167150d34b97a01eef034c73d23c46efbf099be61b63174e2782664f92d669

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminAskedKind = "QUESTION" | "SEARCH";
export type InsightCardsAskedQuery$variables = {
  of: AdminAskedKind;
};
export type InsightCardsAskedQuery$data = {
  readonly adminAskedTexts: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly text: string;
      readonly unanswered: number;
      readonly " $fragmentSpreads": FragmentRefs<"AskedActions_text">;
    }>;
  } | null | undefined;
};
export type InsightCardsAskedQuery = {
  response: InsightCardsAskedQuery$data;
  variables: InsightCardsAskedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "of"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "isResolved": false,
      "isUnanswered": true
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  {
    "kind": "Variable",
    "name": "of",
    "variableName": "of"
  },
  {
    "kind": "Literal",
    "name": "sort",
    "value": {
      "direction": "DESC",
      "field": "UNANSWERED"
    }
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unanswered",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InsightCardsAskedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminAskedTextConnection",
        "kind": "LinkedField",
        "name": "adminAskedTexts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminAskedText",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AskedActions_text"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InsightCardsAskedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminAskedTextConnection",
        "kind": "LinkedField",
        "name": "adminAskedTexts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminAskedText",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "language",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resolvedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e6167150d34b97a01eef034c73d23c46efbf099be61b63174e2782664f92d669",
    "metadata": {},
    "name": "InsightCardsAskedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4711d9cb1ef1ac4f24e1b3fb215178a";

export default node;
