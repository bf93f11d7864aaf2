/**
 * @generated SignedSource<<41516c9d53cd8addc29d02605233b918>>
 * @relayHash 10df69c0537dc5a9ce6f251a6ecb29e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a01f1877adad16d6e756b895ee632ae3e2234a4273a6aafde565bd04a61071a

import type { ConcreteRequest } from 'relay-runtime';
export type HomePagePrepareQuery$variables = Record<PropertyKey, never>;
export type HomePagePrepareQuery$data = {
  readonly adminParcels: {
    readonly total: {
      readonly isExact: boolean;
      readonly value: number;
    };
  } | null | undefined;
};
export type HomePagePrepareQuery = {
  response: HomePagePrepareQuery$data;
  variables: HomePagePrepareQuery$variables;
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
          "stage": "TO_PREPARE"
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "AdminParcelConnection",
    "kind": "LinkedField",
    "name": "adminParcels",
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
    "storageKey": "adminParcels(filter:{\"stage\":\"TO_PREPARE\"},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePagePrepareQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePagePrepareQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1a01f1877adad16d6e756b895ee632ae3e2234a4273a6aafde565bd04a61071a",
    "metadata": {},
    "name": "HomePagePrepareQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd7e07451def252a4ebe97cc46816bd9";

export default node;
