/**
 * @generated SignedSource<<f39faf428f9d6b69051258f85f18120c>>
 * @relayHash 047beeecdd9c152a6a51201f4ee79228
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d15ceb5615242086e5ddad6ba0f2a9df74150b9000e41b3ed6fffce5f949544f

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageLateQuery$variables = Record<PropertyKey, never>;
export type HomePageLateQuery$data = {
  readonly adminOrders: {
    readonly total: {
      readonly isExact: boolean;
      readonly value: number;
    };
  } | null | undefined;
};
export type HomePageLateQuery = {
  response: HomePageLateQuery$data;
  variables: HomePageLateQuery$variables;
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
          "isLate": true
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "adminOrders",
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
    "storageKey": "adminOrders(filter:{\"isLate\":true},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageLateQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageLateQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d15ceb5615242086e5ddad6ba0f2a9df74150b9000e41b3ed6fffce5f949544f",
    "metadata": {},
    "name": "HomePageLateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c1037a6464677ef7a97bf851cbe3be6";

export default node;
