/**
 * @generated SignedSource<<384780113d9173ba74ad8735c8a5a0fb>>
 * @relayHash 315174ae3bd88760d4c31f6cc90bd330
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94d74c0d55935eafd26e14bdbadb8b4d2d01be3a786789945fcb3504d7b03e90

import type { ConcreteRequest } from 'relay-runtime';
export type TicketAuthor = "CUSTOMER" | "STAFF";
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
export type UserErrorCode = "CONFLICT" | "INVALID" | "NOT_FOUND" | "RATE_LIMITED" | "REQUIRED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TicketAnswerInput = {
  id: string;
  idempotencyKey: string;
  message: string;
};
export type AnswerFormMutation$variables = {
  input: TicketAnswerInput;
};
export type AnswerFormMutation$data = {
  readonly ticketAnswer: {
    readonly ticket: {
      readonly canAnswer: boolean;
      readonly canClose: boolean;
      readonly canResolve: boolean;
      readonly id: string;
      readonly messages: ReadonlyArray<{
        readonly author: TicketAuthor;
        readonly createdAt: string;
        readonly id: string;
        readonly text: string;
      }>;
      readonly status: TicketStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type AnswerFormMutation = {
  response: AnswerFormMutation$data;
  variables: AnswerFormMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
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
    "concreteType": "TicketAnswerPayload",
    "kind": "LinkedField",
    "name": "ticketAnswer",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canAnswer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canResolve",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canClose",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TicketMessage",
            "kind": "LinkedField",
            "name": "messages",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "author",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
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
    "name": "AnswerFormMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnswerFormMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "94d74c0d55935eafd26e14bdbadb8b4d2d01be3a786789945fcb3504d7b03e90",
    "metadata": {},
    "name": "AnswerFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9e58bac9bfd51ca9c5b02b504562617";

export default node;
