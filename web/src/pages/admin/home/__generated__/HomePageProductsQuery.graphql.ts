/**
 * @generated SignedSource<<5a43a8ecbd1f94e32ff94400beff742d>>
 * @relayHash ae5720126af84ab3c8114885ebacaec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60d133924dc062865dbc81dcfcd74f330b53852ac4e60630d0b3282f6924339d

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageProductsQuery$variables = Record<PropertyKey, never>;
export type HomePageProductsQuery$data = {
  readonly adminProducts: {
    readonly total: {
      readonly isExact: boolean;
      readonly value: number;
    };
  } | null | undefined;
};
export type HomePageProductsQuery = {
  response: HomePageProductsQuery$data;
  variables: HomePageProductsQuery$variables;
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
          "archived": false,
          "toReview": true
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "AdminProductConnection",
    "kind": "LinkedField",
    "name": "adminProducts",
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
    "storageKey": "adminProducts(filter:{\"archived\":false,\"toReview\":true},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageProductsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageProductsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "60d133924dc062865dbc81dcfcd74f330b53852ac4e60630d0b3282f6924339d",
    "metadata": {},
    "name": "HomePageProductsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "13222fcf573b3af723585ff9dbf52acf";

export default node;
