/**
 * @generated SignedSource<<a531982f5a665e1bd9ac5afc0c0c8a7d>>
 * @relayHash 2e57ba70ef41c469d07d0a5d1c269e2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4b7aefd819b690b02e9eedce839f71653f59ec1296981d9856351c003c0c4ce

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageWebhooksQuery$variables = Record<PropertyKey, never>;
export type HomePageWebhooksQuery$data = {
  readonly webhookDeadLetters: {
    readonly totalCount: number;
  } | null | undefined;
};
export type HomePageWebhooksQuery = {
  response: HomePageWebhooksQuery$data;
  variables: HomePageWebhooksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "WebhookDeadLetterConnection",
    "kind": "LinkedField",
    "name": "webhookDeadLetters",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": "webhookDeadLetters(first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageWebhooksQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageWebhooksQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d4b7aefd819b690b02e9eedce839f71653f59ec1296981d9856351c003c0c4ce",
    "metadata": {},
    "name": "HomePageWebhooksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a7444497d8678f0510de544d044cf0de";

export default node;
