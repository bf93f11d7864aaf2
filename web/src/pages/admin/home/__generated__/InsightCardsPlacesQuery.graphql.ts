/**
 * @generated SignedSource<<1fe1f868bd9c42e2121300df75f18288>>
 * @relayHash dfe7ac5d1dbe6fbece39b3219f544e8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d3df723e81f28df4abd42ec967f9a3e8e019c0009dcd0521e5a7ec3cfbf2c9a

import type { ConcreteRequest } from 'relay-runtime';
export type InsightCardsPlacesQuery$variables = {
  days: number;
};
export type InsightCardsPlacesQuery$data = {
  readonly adminStatsPlaces: ReadonlyArray<{
    readonly cashDelivered: number;
    readonly cashRefused: number;
    readonly orders: number;
    readonly regionNumber: number;
  }> | null | undefined;
};
export type InsightCardsPlacesQuery = {
  response: InsightCardsPlacesQuery$data;
  variables: InsightCardsPlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "days"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "days",
        "variableName": "days"
      }
    ],
    "concreteType": "AdminStatsPlace",
    "kind": "LinkedField",
    "name": "adminStatsPlaces",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "regionNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orders",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cashDelivered",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cashRefused",
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
    "name": "InsightCardsPlacesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InsightCardsPlacesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6d3df723e81f28df4abd42ec967f9a3e8e019c0009dcd0521e5a7ec3cfbf2c9a",
    "metadata": {},
    "name": "InsightCardsPlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47fe600fd92c1bd251b3955f931baa2d";

export default node;
