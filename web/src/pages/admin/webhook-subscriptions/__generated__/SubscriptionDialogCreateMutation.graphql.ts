/**
 * @generated SignedSource<<d976a53438f735c27fc459866e4680bc>>
 * @relayHash 0c7a6a88ddc157b1e5101416f7927a0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a38f996cc869c6713dd076f427ba45e516deb8e75a72432f255abb43c083aa7

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type WebhookTopic = "ORDERS" | "PARCELS" | "PRODUCTS" | "STOCK" | "TICKETS";
export type WebhookSubscriptionCreateInput = {
  contactEmail: string;
  keyId?: string | null | undefined;
  language?: Language;
  sellerId?: string | null | undefined;
  topics: ReadonlyArray<WebhookTopic>;
  url: string;
};
export type SubscriptionDialogCreateMutation$variables = {
  input: WebhookSubscriptionCreateInput;
};
export type SubscriptionDialogCreateMutation$data = {
  readonly webhookSubscriptionCreate: {
    readonly secret: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type SubscriptionDialogCreateMutation = {
  response: SubscriptionDialogCreateMutation$data;
  variables: SubscriptionDialogCreateMutation$variables;
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
    "concreteType": "WebhookSubscriptionCreatePayload",
    "kind": "LinkedField",
    "name": "webhookSubscriptionCreate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
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
    "name": "SubscriptionDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubscriptionDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4a38f996cc869c6713dd076f427ba45e516deb8e75a72432f255abb43c083aa7",
    "metadata": {},
    "name": "SubscriptionDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40c6f2255c6accb3ca8e3e0351e34113";

export default node;
