/**
 * @generated SignedSource<<001bd7f2f7408b65c24684237bcff9d1>>
 * @relayHash 69e5d7eb0930b33ef73e74d3f38971e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60f65000a0b9674d62b582959cc3c15c191499ee07e90f6c1892f09c6bdbf982

import type { ConcreteRequest } from 'relay-runtime';
export type SearchRedirectPageQuery$variables = Record<PropertyKey, never>;
export type SearchRedirectPageQuery$data = {
  readonly adminSearchRedirects: ReadonlyArray<{
    readonly form: string;
    readonly id: string;
    readonly path: string;
    readonly term: string;
    readonly version: number;
  }> | null | undefined;
};
export type SearchRedirectPageQuery = {
  response: SearchRedirectPageQuery$data;
  variables: SearchRedirectPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "version",
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
        "name": "form",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
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
    "name": "SearchRedirectPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SearchRedirectPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "60f65000a0b9674d62b582959cc3c15c191499ee07e90f6c1892f09c6bdbf982",
    "metadata": {},
    "name": "SearchRedirectPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2bcb905d6463237f56694d251789ff95";

export default node;
