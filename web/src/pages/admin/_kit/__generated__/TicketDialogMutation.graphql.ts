/**
 * @generated SignedSource<<fb5f452340bd693249a652b8a58e99c5>>
 * @relayHash d8c9604fe34703ec8278533cf5bf79fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7e096990da232befc475f43a728a50b0bd361b713793c7fd3d0c57a6ad9925c

import type { ConcreteRequest } from 'relay-runtime';
export type TicketCategory = "ACCOUNT" | "DELIVERY" | "ORDER" | "OTHER" | "PAYMENT" | "RETURN" | "SELLER";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TicketOpenForInput = {
  accountNumber: string;
  category: TicketCategory;
  idempotencyKey: string;
  message: string;
  subject: string;
};
export type TicketDialogMutation$variables = {
  input: TicketOpenForInput;
};
export type TicketDialogMutation$data = {
  readonly ticketOpenFor: {
    readonly ticket: {
      readonly ticket: {
        readonly number: string;
      };
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type TicketDialogMutation = {
  response: TicketDialogMutation$data;
  variables: TicketDialogMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TicketDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TicketOpenForPayload",
        "kind": "LinkedField",
        "name": "ticketOpenFor",
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
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TicketDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TicketOpenForPayload",
        "kind": "LinkedField",
        "name": "ticketOpenFor",
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e7e096990da232befc475f43a728a50b0bd361b713793c7fd3d0c57a6ad9925c",
    "metadata": {},
    "name": "TicketDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "074417e171532d5586e28168516057ff";

export default node;
