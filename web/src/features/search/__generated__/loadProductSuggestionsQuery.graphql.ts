/**
 * @generated SignedSource<<7065b6b762bbe19baa4bd1938bf5d7d6>>
 * @relayHash 8a219cfd4d76821aa934e83565c2b346
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d4d63fc1ec04d652ddc996626a76004ca328338e99d1876189a3133c6fe1f9a

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type loadProductSuggestionsQuery$variables = {
  language: Language;
  query: string;
};
export type loadProductSuggestionsQuery$data = {
  readonly productSuggestions: ReadonlyArray<{
    readonly id: string;
    readonly mainImage: {
      readonly url: string;
    } | null | undefined;
    readonly name: string;
    readonly slug: string;
  }> | null | undefined;
};
export type loadProductSuggestionsQuery = {
  response: loadProductSuggestionsQuery$data;
  variables: loadProductSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "productSuggestions",
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
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "language",
            "variableName": "language"
          }
        ],
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "mainImage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "loadProductSuggestionsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "loadProductSuggestionsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0d4d63fc1ec04d652ddc996626a76004ca328338e99d1876189a3133c6fe1f9a",
    "metadata": {},
    "name": "loadProductSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c795d717ea70827b619d14a59f0e87a1";

export default node;
