/**
 * @generated SignedSource<<56b3c7a36e5b381e6856cd40813f87d4>>
 * @relayHash f502a4901c8024b4a417094a79b8503e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a71f826f147a5a6d50bf933f37676bf2f5b1c42a27cae6681a79a7bfa84d94c8

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type WebhookSubscriptionInput = {
  id: string;
};
export type RemoveDialogMutation$variables = {
  input: WebhookSubscriptionInput;
};
export type RemoveDialogMutation$data = {
  readonly webhookSubscriptionDelete: {
    readonly id: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type RemoveDialogMutation = {
  response: RemoveDialogMutation$data;
  variables: RemoveDialogMutation$variables;
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
    "concreteType": "WebhookSubscriptionDeletePayload",
    "kind": "LinkedField",
    "name": "webhookSubscriptionDelete",
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
    "name": "RemoveDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemoveDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a71f826f147a5a6d50bf933f37676bf2f5b1c42a27cae6681a79a7bfa84d94c8",
    "metadata": {},
    "name": "RemoveDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df160921760a65cec281e3d36edb6ba9";

export default node;
