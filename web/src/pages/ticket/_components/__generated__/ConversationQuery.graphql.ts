/**
 * @generated SignedSource<<1caad4c49b71f4b228d4a0ec0d04f2e1>>
 * @relayHash 770ac18082dbb167e68e38da733273d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0d07dc663a11b71b6b83766ccd502153095e3969ebced5fd2692dc3df10b8e3

import type { ConcreteRequest } from 'relay-runtime';
export type TicketAuthor = "CUSTOMER" | "STAFF";
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
export type ConversationQuery$variables = {
  number: string;
};
export type ConversationQuery$data = {
  readonly viewer: {
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
      readonly number: string;
      readonly orderNumber: string | null | undefined;
      readonly status: TicketStatus;
      readonly subject: string;
    } | null | undefined;
  } | null | undefined;
};
export type ConversationQuery = {
  response: ConversationQuery$data;
  variables: ConversationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
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
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "number",
            "variableName": "number"
          }
        ],
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderNumber",
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
    "name": "ConversationQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConversationQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c0d07dc663a11b71b6b83766ccd502153095e3969ebced5fd2692dc3df10b8e3",
    "metadata": {},
    "name": "ConversationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ec4fdd700fbef58c8d8e323e8ce2d21";

export default node;
