/**
 * @generated SignedSource<<82f00d17e36969e5f9d5b2e22578e3a8>>
 * @relayHash 57d686ce0695f582eb2f04590a930079
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60f7275aa85a6315aaccfd9703de975c524e74ca32ec5b27cbca09b0e04c35d1

import type { ConcreteRequest } from 'relay-runtime';
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
export type OrderTicketsQuery$variables = {
  first: number;
  id: string;
};
export type OrderTicketsQuery$data = {
  readonly adminTickets: {
    readonly nodes: ReadonlyArray<{
      readonly ticket: {
        readonly id: string;
        readonly number: string;
        readonly status: TicketStatus;
        readonly subject: string;
      };
    }>;
  } | null | undefined;
};
export type OrderTicketsQuery = {
  response: OrderTicketsQuery$data;
  variables: OrderTicketsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "orderId",
            "variableName": "id"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
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
        "concreteType": "AdminTicket",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ticket",
            "kind": "LinkedField",
            "name": "ticket",
            "plural": false,
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
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subject",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderTicketsQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "OrderTicketsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "60f7275aa85a6315aaccfd9703de975c524e74ca32ec5b27cbca09b0e04c35d1",
    "metadata": {},
    "name": "OrderTicketsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "835c7e7c6b4c250a8933cb360b854c6f";

export default node;
