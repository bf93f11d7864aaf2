/**
 * @generated SignedSource<<f9bb5744d1624bb4ec24d990286411e7>>
 * @relayHash 420d12875d655ebb47d43d6ff30aa415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eab88122da116e3ded11245b7f69df6df8bee48df90352ed4786269305c76d5e

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
    readonly productsToReview: {
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
        "name": "productsToReview",
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
    "id": "eab88122da116e3ded11245b7f69df6df8bee48df90352ed4786269305c76d5e",
    "metadata": {},
    "name": "useCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa54c68af026020c9f4b37691f407bea";

export default node;
