/**
 * @generated SignedSource<<76dc516adeceb22f2cdbc39c3722efdb>>
 * @relayHash 4e626b047e7522527581994bfa60e6f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5bfb43dfe47eace3004a2ffe3e31ab86326d58dcda66d5693a8bcff3634639b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchRedirectsPageQuery$variables = Record<PropertyKey, never>;
export type SearchRedirectsPageQuery$data = {
  readonly adminSearchRedirects: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SearchRedirectsPage_redirects">;
  }> | null | undefined;
};
export type SearchRedirectsPageQuery = {
  response: SearchRedirectsPageQuery$data;
  variables: SearchRedirectsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchRedirectsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSearchRedirect",
        "kind": "LinkedField",
        "name": "adminSearchRedirects",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SearchRedirectsPage_redirects"
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
    "name": "SearchRedirectsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSearchRedirect",
        "kind": "LinkedField",
        "name": "adminSearchRedirects",
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
            "name": "term",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e5bfb43dfe47eace3004a2ffe3e31ab86326d58dcda66d5693a8bcff3634639b",
    "metadata": {},
    "name": "SearchRedirectsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "a4a264151425305a996234c05213fa24";

export default node;
