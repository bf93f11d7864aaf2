/**
 * @generated SignedSource<<48ab950bc93803a5a73b9129bb25e77d>>
 * @relayHash c66838ab5629d1ceff2709784d5c0ec3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaee7d1c9a2905d7191f8bb45731bfd2a1b2afd841451aaa166adb1b5da4f0fb

import type { ConcreteRequest } from 'relay-runtime';
export type useCountsQuery$variables = Record<PropertyKey, never>;
export type useCountsQuery$data = {
  readonly adminCounts: {
    readonly applications: {
      readonly isExact: boolean;
      readonly value: number;
    } | null | undefined;
    readonly newTickets: {
      readonly isExact: boolean;
      readonly value: number;
    } | null | undefined;
    readonly ordersToConfirm: {
      readonly isExact: boolean;
      readonly value: number;
    } | null | undefined;
    readonly pendingReviews: {
      readonly isExact: boolean;
      readonly value: number;
    } | null | undefined;
  } | null | undefined;
};
export type useCountsQuery = {
  response: useCountsQuery$data;
  variables: useCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isExact",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminCounts",
    "kind": "LinkedField",
    "name": "adminCounts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ListTotal",
        "kind": "LinkedField",
        "name": "ordersToConfirm",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ListTotal",
        "kind": "LinkedField",
        "name": "pendingReviews",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ListTotal",
        "kind": "LinkedField",
        "name": "newTickets",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ListTotal",
        "kind": "LinkedField",
        "name": "applications",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCountsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCountsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eaee7d1c9a2905d7191f8bb45731bfd2a1b2afd841451aaa166adb1b5da4f0fb",
    "metadata": {},
    "name": "useCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "313ef53bb3b8adf7d3fe2d85fdfc93e6";

export default node;
