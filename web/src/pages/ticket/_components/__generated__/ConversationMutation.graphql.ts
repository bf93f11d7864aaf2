/**
 * @generated SignedSource<<a57f8a898bf6a79bc7ca4976171f703e>>
 * @relayHash 96614c4628a8ba5af602f44699a76a9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bd61887ab7285fd4929f00ed8a59711f6d1b6885f743b56889bd3ee26d0c3d9

import type { ConcreteRequest } from 'relay-runtime';
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
export type UserErrorCode = "CONFLICT" | "INVALID" | "NOT_FOUND" | "RATE_LIMITED" | "REQUIRED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TicketStatusChangeInput = {
  id: string;
  to: TicketStatus;
};
export type ConversationMutation$variables = {
  input: TicketStatusChangeInput;
};
export type ConversationMutation$data = {
  readonly ticketStatusChange: {
    readonly ticket: {
      readonly canAnswer: boolean;
      readonly canClose: boolean;
      readonly canResolve: boolean;
      readonly id: string;
      readonly status: TicketStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type ConversationMutation = {
  response: ConversationMutation$data;
  variables: ConversationMutation$variables;
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
    "concreteType": "TicketStatusChangePayload",
    "kind": "LinkedField",
    "name": "ticketStatusChange",
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
    "name": "ConversationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConversationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9bd61887ab7285fd4929f00ed8a59711f6d1b6885f743b56889bd3ee26d0c3d9",
    "metadata": {},
    "name": "ConversationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "614a5122a2622355996aebb2f292f70e";

export default node;
