/**
 * @generated SignedSource<<3fcf0f8e357b1b1de843bb086f5e0c4e>>
 * @relayHash b5ac1c93001aac8c102f1811f8ce3cc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e0d0b5db5f0e3fe01d43ba7308755ad1db9422a741ca7f20c2cb9d9c24dedb2

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
        "name": "first",
        "value": 1
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "NEW"
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
    "storageKey": "adminTickets(first:1,status:\"NEW\")"
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
    "id": "7e0d0b5db5f0e3fe01d43ba7308755ad1db9422a741ca7f20c2cb9d9c24dedb2",
    "metadata": {},
    "name": "HomePageTicketsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0a39a0aefa283076c68e134c9a8d254";

export default node;
