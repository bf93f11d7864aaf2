/**
 * @generated SignedSource<<3e76d853245fc9e672cb9c46fac4b59a>>
 * @relayHash ffc69a74095cf67e5d8c1c532daf8a17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb8a9723b3e0f6f940338069c1b6e54da70bf27e8c5dbc7a446d2a26a7028579

import type { ConcreteRequest } from 'relay-runtime';
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TicketMergeInput = {
  id: string;
  into: string;
};
export type MergeTicketMutation$variables = {
  input: TicketMergeInput;
};
export type MergeTicketMutation$data = {
  readonly ticketMerge: {
    readonly ticket: {
      readonly ticket: {
        readonly id: string;
        readonly status: TicketStatus;
      };
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type MergeTicketMutation = {
  response: MergeTicketMutation$data;
  variables: MergeTicketMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "TicketMergePayload",
    "kind": "LinkedField",
    "name": "ticketMerge",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTicket",
        "kind": "LinkedField",
        "name": "ticket",
        "plural": false,
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
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MergeTicketMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergeTicketMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eb8a9723b3e0f6f940338069c1b6e54da70bf27e8c5dbc7a446d2a26a7028579",
    "metadata": {},
    "name": "MergeTicketMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59e65558d6671c9a895edf22e7e24907";

export default node;
