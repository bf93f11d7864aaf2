/**
 * @generated SignedSource<<dea9e86f578ba3fc2428f87fc665c188>>
 * @relayHash 58dabfac5d13640b4998308e43afad25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 534018f35397c09e5bcb7ce98f822b997aad3615e79324b2dc0d13111215825a

import type { ConcreteRequest } from 'relay-runtime';
export type AdminTopic = "API_KEYS" | "BRANDS" | "CATEGORIES" | "COUPONS" | "HOMEPAGE" | "JOBS" | "ORDERS" | "PRODUCTS" | "PROMOTIONS" | "REVIEWS" | "SEARCH_REDIRECTS" | "SELLERS" | "SETTINGS" | "STOCK" | "TEXTS" | "TICKETS";
export type useAdminFeedSubscription$variables = {
  topics: ReadonlyArray<AdminTopic>;
};
export type useAdminFeedSubscription$data = {
  readonly adminFeed: {
    readonly isNew: boolean;
    readonly subject: string;
    readonly topic: AdminTopic;
  };
};
export type useAdminFeedSubscription = {
  response: useAdminFeedSubscription$data;
  variables: useAdminFeedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "topics"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "topics",
        "variableName": "topics"
      }
    ],
    "concreteType": "AdminEvent",
    "kind": "LinkedField",
    "name": "adminFeed",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "topic",
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
        "name": "isNew",
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
    "name": "useAdminFeedSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAdminFeedSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "534018f35397c09e5bcb7ce98f822b997aad3615e79324b2dc0d13111215825a",
    "metadata": {},
    "name": "useAdminFeedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "67e244ddb5acac78da6d3ef4c4837264";

export default node;
