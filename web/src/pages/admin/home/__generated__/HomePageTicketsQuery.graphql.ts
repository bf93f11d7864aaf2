/**
 * @generated SignedSource<<c507647d7f17f22c419b097446e72856>>
 * @relayHash 6b37ad2b292369939a7843010eec6552
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 898141cb0c36085260a2203371e7b03d46abd2bc9e30f95df021b4673d923ccf

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageTicketsQuery$variables = Record<PropertyKey, never>;
export type HomePageTicketsQuery$data = {
  readonly adminTickets: {
    readonly totalCount: number;
  } | null | undefined;
};
export type HomePageTicketsQuery = {
  response: HomePageTicketsQuery$data;
  variables: HomePageTicketsQuery$variables;
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
          "statuses": [
            "NEW"
          ],
          "waitingHours": 24
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "AdminTicketConnection",
    "kind": "LinkedField",
    "name": "adminTickets",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": "adminTickets(filter:{\"statuses\":[\"NEW\"],\"waitingHours\":24},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageTicketsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageTicketsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "898141cb0c36085260a2203371e7b03d46abd2bc9e30f95df021b4673d923ccf",
    "metadata": {},
    "name": "HomePageTicketsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6f80d07d5f25e67da9e48f06bda6728";

export default node;
