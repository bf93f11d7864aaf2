/**
 * @generated SignedSource<<e1fa6a258e6a0a6916001a70fb0f7bd0>>
 * @relayHash a0da1ed317de813d42bbae6b307be245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33722dd44a7d026eee30289886d42ccd334470cb60a52ee0bb77ac130ed32a80

import type { ConcreteRequest } from 'relay-runtime';
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TicketsAnswerInput = {
  answer: string;
  idempotencyKey: string;
  ids: ReadonlyArray<string>;
  resolves?: boolean | null | undefined;
};
export type TicketsAnswerMutation$variables = {
  input: TicketsAnswerInput;
};
export type TicketsAnswerMutation$data = {
  readonly ticketsAnswer: {
    readonly results: ReadonlyArray<{
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
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type TicketsAnswerMutation = {
  response: TicketsAnswerMutation$data;
  variables: TicketsAnswerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
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
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "TicketsAnswerPayload",
    "kind": "LinkedField",
    "name": "ticketsAnswer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TicketChangeResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TicketsAnswerMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TicketsAnswerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "33722dd44a7d026eee30289886d42ccd334470cb60a52ee0bb77ac130ed32a80",
    "metadata": {},
    "name": "TicketsAnswerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c9ae5ec35280a587e7b489aae7c9d37";

export default node;
