/**
 * @generated SignedSource<<f349de94c371f4bc035a556c690012c4>>
 * @relayHash 257f4e3c887095b1d610d70099c26380
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bdbf0fa063551ec2c44b1da4b5c1a86d34ed9adcd0963808fccc8cd413774b8

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type loadProductSuggestionsQuery$variables = {
  language: Language;
  query: string;
};
export type loadProductSuggestionsQuery$data = {
  readonly productSuggestions: ReadonlyArray<{
    readonly currentPrice: {
      readonly amount: string;
    };
    readonly id: string;
    readonly mainImage: {
      readonly url: string;
    } | null | undefined;
    readonly name: string;
    readonly nameLanguage: Language;
    readonly price: {
      readonly amount: string;
    };
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
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v4 = [
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
        "args": (v2/*:: as any*/),
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "kind": "ScalarField",
        "name": "nameLanguage",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "price",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "currentPrice",
        "plural": false,
        "selections": (v3/*:: as any*/),
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
    "selections": (v4/*:: as any*/),
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
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "4bdbf0fa063551ec2c44b1da4b5c1a86d34ed9adcd0963808fccc8cd413774b8",
    "metadata": {},
    "name": "loadProductSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "63d10df574a5fb94ce64b78a7001ece0";

export default node;
