/**
 * @generated SignedSource<<ef56630ea4b2fb12f2a616b8920fd2c5>>
 * @relayHash 667d051acfe87290d4643a377bba0aa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edf7be50477569b116a762ce4dc81f987f7dff4f50427f84a1c98f753bdbf92b

import type { ConcreteRequest } from 'relay-runtime';
export type loadProductSuggestionsQuery$variables = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
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
        "args": null,
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "loadProductSuggestionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "loadProductSuggestionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "edf7be50477569b116a762ce4dc81f987f7dff4f50427f84a1c98f753bdbf92b",
    "metadata": {},
    "name": "loadProductSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "947f14bb42e0ea9de4791997fe0401c6";

export default node;
