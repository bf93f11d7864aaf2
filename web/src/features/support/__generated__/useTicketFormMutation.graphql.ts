/**
 * @generated SignedSource<<1a7abed04c4cfca1089979ca2c4da1e4>>
 * @relayHash facf2684deade806ec4a5ee341140938
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af07f1cf1d9a69aca0777be26d545e52a2d0446830630e94deba799e98dd9fe0

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type TicketCategory = "ACCOUNT" | "DELIVERY" | "ORDER" | "OTHER" | "PAYMENT" | "RETURN" | "SELLER";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TicketCreateInput = {
  category: TicketCategory;
  email: string;
  files?: ReadonlyArray<string> | null | undefined;
  idempotencyKey: string;
  language?: Language;
  message: string;
  name: string;
  orderNumber?: string | null | undefined;
  phone?: string | null | undefined;
  subject: string;
};
export type useTicketFormMutation$variables = {
  input: TicketCreateInput;
};
export type useTicketFormMutation$data = {
  readonly ticketCreate: {
    readonly ticketNumber: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type useTicketFormMutation = {
  response: useTicketFormMutation$data;
  variables: useTicketFormMutation$variables;
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
    "concreteType": "TicketCreatePayload",
    "kind": "LinkedField",
    "name": "ticketCreate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ticketNumber",
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
    "name": "useTicketFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTicketFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af07f1cf1d9a69aca0777be26d545e52a2d0446830630e94deba799e98dd9fe0",
    "metadata": {},
    "name": "useTicketFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78be8ef3d51a9000f531c0bc0a56accc";

export default node;
