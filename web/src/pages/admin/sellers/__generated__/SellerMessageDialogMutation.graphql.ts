/**
 * @generated SignedSource<<de4a178d1ad5790526aaa7de980e7fab>>
 * @relayHash 53b394a9c453e8122a036b028792adc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0a39a430171529776ce5121ced1bdb3e161279af650ef62d6433897651e9574

import type { ConcreteRequest } from 'relay-runtime';
export type SellerStatus = "ACTIVE" | "APPLIED" | "CLOSED" | "IN_REVIEW" | "REJECTED" | "SUSPENDED";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminSellerMessageSendInput = {
  expectedCount?: number | null | undefined;
  idempotencyKey: string;
  texts: AdminSellerMessageTexts;
  to: AdminSellerSelection;
};
export type AdminSellerSelection = {
  exceptIds?: ReadonlyArray<string> | null | undefined;
  filter?: AdminSellerFilter | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  status?: SellerStatus | null | undefined;
};
export type AdminSellerFilter = {
  from?: string | null | undefined;
  regionNumber?: number | null | undefined;
  search?: string | null | undefined;
  until?: string | null | undefined;
  waitingHours?: number | null | undefined;
};
export type AdminSellerMessageTexts = {
  de?: AdminSellerMessageText | null | undefined;
  en?: AdminSellerMessageText | null | undefined;
  fr: AdminSellerMessageText;
  tn?: AdminSellerMessageText | null | undefined;
};
export type AdminSellerMessageText = {
  subject: string;
  text: string;
};
export type SellerMessageDialogMutation$variables = {
  input: AdminSellerMessageSendInput;
};
export type SellerMessageDialogMutation$data = {
  readonly adminSellerMessageSend: {
    readonly reach: {
      readonly sellers: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type SellerMessageDialogMutation = {
  response: SellerMessageDialogMutation$data;
  variables: SellerMessageDialogMutation$variables;
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
    "concreteType": "AdminSellerMessageSendPayload",
    "kind": "LinkedField",
    "name": "adminSellerMessageSend",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSellerMessageReach",
        "kind": "LinkedField",
        "name": "reach",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sellers",
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
    "name": "SellerMessageDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellerMessageDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0a39a430171529776ce5121ced1bdb3e161279af650ef62d6433897651e9574",
    "metadata": {},
    "name": "SellerMessageDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebc1152a8fd891b1aaeecb6e0ae4967f";

export default node;
