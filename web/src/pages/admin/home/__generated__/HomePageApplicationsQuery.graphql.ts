/**
 * @generated SignedSource<<54256b5e7d3c5ddd46300e672c386308>>
 * @relayHash 5cd3de9e317134e6084f0155c977b767
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 104c9d0d711b0082cbb65b25a53388ac5ee532619687b7f2e64c79ccde136705

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageApplicationsQuery$variables = Record<PropertyKey, never>;
export type HomePageApplicationsQuery$data = {
  readonly adminSellers: {
    readonly totalCount: number;
  } | null | undefined;
};
export type HomePageApplicationsQuery = {
  response: HomePageApplicationsQuery$data;
  variables: HomePageApplicationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "waitingHours": 24
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Literal",
        "name": "status",
        "value": "APPLIED"
      }
    ],
    "concreteType": "AdminSellerConnection",
    "kind": "LinkedField",
    "name": "adminSellers",
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
    "storageKey": "adminSellers(filter:{\"waitingHours\":24},first:1,status:\"APPLIED\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageApplicationsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageApplicationsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "104c9d0d711b0082cbb65b25a53388ac5ee532619687b7f2e64c79ccde136705",
    "metadata": {},
    "name": "HomePageApplicationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54b00533734708d5a6fc0d1c659c3938";

export default node;
