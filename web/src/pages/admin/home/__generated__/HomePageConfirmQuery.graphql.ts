/**
 * @generated SignedSource<<15af3ea2d9d840417767be441860bd87>>
 * @relayHash 4da58db7dd7203676962b5e6f849c5ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f434e570e6bee948621b73ca8eee88e6eb0ad959b006f1d80f8cc3ef0abf4060

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageConfirmQuery$variables = Record<PropertyKey, never>;
export type HomePageConfirmQuery$data = {
  readonly adminOrders: {
    readonly nodes: ReadonlyArray<{
      readonly desk: {
        readonly stateSince: string;
      } | null | undefined;
      readonly id: string;
    }>;
    readonly totalCount: number;
  } | null | undefined;
};
export type HomePageConfirmQuery = {
  response: HomePageConfirmQuery$data;
  variables: HomePageConfirmQuery$variables;
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
          "state": "AWAITING_CONFIRMATION"
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Literal",
        "name": "sort",
        "value": {
          "field": "AGE"
        }
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
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "nodes",
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
            "concreteType": "OrderDesk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stateSince",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "adminOrders(filter:{\"state\":\"AWAITING_CONFIRMATION\"},first:1,sort:{\"field\":\"AGE\"})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageConfirmQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageConfirmQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f434e570e6bee948621b73ca8eee88e6eb0ad959b006f1d80f8cc3ef0abf4060",
    "metadata": {},
    "name": "HomePageConfirmQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef452d22fd9f1b02f4e05d2f6840912e";

export default node;
