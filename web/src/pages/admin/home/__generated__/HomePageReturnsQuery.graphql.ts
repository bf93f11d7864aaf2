/**
 * @generated SignedSource<<107f904a03051a7f57afb441e0a6793c>>
 * @relayHash d305781c181aff66a0cb5b7aca62b888
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2369c2b19a015bae8f9fea350f44f8a38f5ada89e7181f6943aff242bc55eb9

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageReturnsQuery$variables = Record<PropertyKey, never>;
export type HomePageReturnsQuery$data = {
  readonly adminReturns: {
    readonly total: {
      readonly isExact: boolean;
      readonly value: number;
    };
  } | null | undefined;
};
export type HomePageReturnsQuery = {
  response: HomePageReturnsQuery$data;
  variables: HomePageReturnsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Literal",
        "name": "isInspected",
        "value": false
      }
    ],
    "concreteType": "AdminReturnConnection",
    "kind": "LinkedField",
    "name": "adminReturns",
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
    "storageKey": "adminReturns(first:1,isInspected:false)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageReturnsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageReturnsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f2369c2b19a015bae8f9fea350f44f8a38f5ada89e7181f6943aff242bc55eb9",
    "metadata": {},
    "name": "HomePageReturnsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "89e8018c9d0e17ceaa5ee8d1545cad47";

export default node;
