/**
 * @generated SignedSource<<52dfd0cf53faa72f401580e5b31bd958>>
 * @relayHash b057fc3bef232d3bd609d5eda3d63415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dae31dafb55d6537d58f7d1d5cfb7268c83af975252de827351f1f0f21ba4328

import type { ConcreteRequest } from 'relay-runtime';
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TicketReplyInput = {
  files?: ReadonlyArray<string> | null | undefined;
  id: string;
  idempotencyKey: string;
  lastMessageId?: string | null | undefined;
  message: string;
  resolves?: boolean;
};
export type ReplyFormMutation$variables = {
  input: TicketReplyInput;
};
export type ReplyFormMutation$data = {
  readonly ticketReply: {
    readonly ticket: {
      readonly ticket: {
        readonly id: string;
        readonly status: TicketStatus;
      };
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly changedAt: string | null | undefined;
      readonly changedBy: string | null | undefined;
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type ReplyFormMutation = {
  response: ReplyFormMutation$data;
  variables: ReplyFormMutation$variables;
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
    "concreteType": "TicketReplyPayload",
    "kind": "LinkedField",
    "name": "ticketReply",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changedBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changedAt",
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
    "name": "ReplyFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReplyFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dae31dafb55d6537d58f7d1d5cfb7268c83af975252de827351f1f0f21ba4328",
    "metadata": {},
    "name": "ReplyFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e5a18d523d300b9ed5573e08a82b81b";

export default node;
