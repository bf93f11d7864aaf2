/**
 * @generated SignedSource<<c548e80929c503b082569e511edbaa5c>>
 * @relayHash 87befa78296dff19fd8ec4e608d37001
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcb3113e660af62ecf8ec410ca920a403303e08cf085eff92c0f812aa257d0fb

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
    readonly " $fragmentSpreads": FragmentRefs<"CategoryTree_categories">;
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
    "id": "dcb3113e660af62ecf8ec410ca920a403303e08cf085eff92c0f812aa257d0fb",
    "metadata": {},
    "name": "AdminCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a489bf29159308264ebebd57ed24fd7";

export default node;
