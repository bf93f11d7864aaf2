/**
 * @generated SignedSource<<d9ffbf16d6883b34f49e1b46fada8109>>
 * @relayHash 346d18ba2782a59f6e2bf3c116a482ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10562a0fcff043f375bddb52dbd068d9cd71797e17c8ebb8ff21c4f2a59d4035

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type WebhookDeadLettersInput = {
  ids: ReadonlyArray<string>;
};
export type WebhooksPageDiscardMutation$variables = {
  input: WebhookDeadLettersInput;
};
export type WebhooksPageDiscardMutation$data = {
  readonly webhookDiscard: {
    readonly ids: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type WebhooksPageDiscardMutation = {
  response: WebhooksPageDiscardMutation$data;
  variables: WebhooksPageDiscardMutation$variables;
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
    "concreteType": "WebhookDeadLettersPayload",
    "kind": "LinkedField",
    "name": "webhookDiscard",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ids",
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
    "name": "WebhooksPageDiscardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebhooksPageDiscardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "10562a0fcff043f375bddb52dbd068d9cd71797e17c8ebb8ff21c4f2a59d4035",
    "metadata": {},
    "name": "WebhooksPageDiscardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e4e83437f142ed7b33dea35bdbceb9a";

export default node;
