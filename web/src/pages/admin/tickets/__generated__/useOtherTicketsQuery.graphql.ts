/**
 * @generated SignedSource<<7392424cb7542b4b39de8f28cc67e467>>
 * @relayHash 19b4495a9c4f4f72f3b147b073b7a277
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b242d0bfb7291c69c80e1d2475975fb6e1df0f1ea1d215cf98957b7e0c156eb8

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type TicketCategory = "ACCOUNT" | "DELIVERY" | "ORDER" | "OTHER" | "PAYMENT" | "RETURN" | "SELLER";
export type TicketPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT";
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
export type AdminTicketFilter = {
  accountNumber?: string | null | undefined;
  assignee?: string | null | undefined;
  category?: TicketCategory | null | undefined;
  from?: string | null | undefined;
  language?: Language | null | undefined;
  orderId?: string | null | undefined;
  orderNumber?: string | null | undefined;
  priority?: TicketPriority | null | undefined;
  ratingAtMost?: number | null | undefined;
  search?: string | null | undefined;
  statuses?: ReadonlyArray<TicketStatus> | null | undefined;
  until?: string | null | undefined;
  waitingHours?: number | null | undefined;
};
export type useOtherTicketsQuery$variables = {
  filter?: AdminTicketFilter | null | undefined;
  first: number;
};
export type useOtherTicketsQuery$data = {
  readonly adminTickets: {
    readonly nodes: ReadonlyArray<{
      readonly accountNumber: string | null | undefined;
      readonly ticket: {
        readonly id: string;
        readonly mergedInto: string | null | undefined;
        readonly number: string;
        readonly status: TicketStatus;
        readonly subject: string;
        readonly updatedAt: string;
      };
    }>;
  } | null | undefined;
};
export type useOtherTicketsQuery = {
  response: useOtherTicketsQuery$data;
  variables: useOtherTicketsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
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
            "kind": "ScalarField",
            "name": "accountNumber",
            "storageKey": null
          },
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
                "name": "mergedInto",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
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
    "name": "useOtherTicketsQuery",
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
    "name": "useOtherTicketsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b242d0bfb7291c69c80e1d2475975fb6e1df0f1ea1d215cf98957b7e0c156eb8",
    "metadata": {},
    "name": "useOtherTicketsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d360301d3c2fc3d8976bca29053a7bf5";

export default node;
