/**
 * @generated SignedSource<<fbe30a2bdf7ff91ac2a2a48d661c65be>>
 * @relayHash 4ff5dd5dff28474d76fdfd9637526226
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3864ecf057b4e845d950be2d5623e81c6b8e927654fb6aafa2b862a35b2800fb

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type WebhookDeadLettersInput = {
  ids: ReadonlyArray<string>;
};
export type WebhooksPageResendMutation$variables = {
  input: WebhookDeadLettersInput;
};
export type WebhooksPageResendMutation$data = {
  readonly webhookResend: {
    readonly ids: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type WebhooksPageResendMutation = {
  response: WebhooksPageResendMutation$data;
  variables: WebhooksPageResendMutation$variables;
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
    "name": "webhookResend",
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
    "name": "WebhooksPageResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebhooksPageResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3864ecf057b4e845d950be2d5623e81c6b8e927654fb6aafa2b862a35b2800fb",
    "metadata": {},
    "name": "WebhooksPageResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "047f2d581f885e3cc6f0a0ec68913273";

export default node;
