/**
 * @generated SignedSource<<73f7e044acc79ff3b9469ae1217d0b71>>
 * @relayHash 5255a0ee28bdc60bb70079712ffe9be6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0020a200d720d5c3a8108ec6cf6ef035614125bc5a68733f6472c8f72438b5e

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionOptionsQuery$variables = Record<PropertyKey, never>;
export type SubscriptionOptionsQuery$data = {
  readonly webhookSubscriptions: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly url: string;
    }>;
  } | null | undefined;
};
export type SubscriptionOptionsQuery = {
  response: SubscriptionOptionsQuery$data;
  variables: SubscriptionOptionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "WebhookSubscriptionConnection",
    "kind": "LinkedField",
    "name": "webhookSubscriptions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookSubscription",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "webhookSubscriptions(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SubscriptionOptionsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SubscriptionOptionsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d0020a200d720d5c3a8108ec6cf6ef035614125bc5a68733f6472c8f72438b5e",
    "metadata": {},
    "name": "SubscriptionOptionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68a8131fb590910c7238571c4f386494";

export default node;
