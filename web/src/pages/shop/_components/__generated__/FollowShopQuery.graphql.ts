/**
 * @generated SignedSource<<db0a9d5fd9a7d067b706fbad3b30e9fb>>
 * @relayHash 8ab5d0a70d81982f58c53b66e3c069bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 912b7cfcc85eb1b0f95ecd789d96ab7b75166d16b354134b798dd65b85933748

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowShopQuery$variables = Record<PropertyKey, never>;
export type FollowShopQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FollowShop_viewer">;
  } | null | undefined;
};
export type FollowShopQuery = {
  response: FollowShopQuery$data;
  variables: FollowShopQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FollowShopQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowShop_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FollowShopQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followedShopIds",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "912b7cfcc85eb1b0f95ecd789d96ab7b75166d16b354134b798dd65b85933748",
    "metadata": {},
    "name": "FollowShopQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "7c6e08f5809de58523ec3fab471a4e9d";

export default node;
