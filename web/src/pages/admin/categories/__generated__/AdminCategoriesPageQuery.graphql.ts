/**
 * @generated SignedSource<<343760e47483c06522af037d77813718>>
 * @relayHash f87fb5291c4f50e6d77c3bbc7ad3edc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a49bbcdba1cb2d0fe3101e55335e26acbbde73b23009f46c26717e5ad6c237c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminCategoriesPageQuery$variables = Record<PropertyKey, never>;
export type AdminCategoriesPageQuery$data = {
  readonly adminCategories: ReadonlyArray<{
    readonly following: {
      readonly total: number;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly parentId: string | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryChoice_categories" | "CategoryTree_categories">;
  }> | null | undefined;
};
export type AdminCategoriesPageQuery = {
  response: AdminCategoriesPageQuery$data;
  variables: AdminCategoriesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminCategoriesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCategory",
        "kind": "LinkedField",
        "name": "adminCategories",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductFollowing",
            "kind": "LinkedField",
            "name": "following",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategoryTree_categories"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategoryChoice_categories"
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
    "name": "AdminCategoriesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCategory",
        "kind": "LinkedField",
        "name": "adminCategories",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductFollowing",
            "kind": "LinkedField",
            "name": "following",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "active",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isVisible",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "productCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8a49bbcdba1cb2d0fe3101e55335e26acbbde73b23009f46c26717e5ad6c237c",
    "metadata": {},
    "name": "AdminCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b989c9154e21132be986e4e758d61496";

export default node;
