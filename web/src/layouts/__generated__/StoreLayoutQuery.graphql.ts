/**
 * @generated SignedSource<<3f260fa9e35183948346568c0eb3cb2a>>
 * @relayHash 3273c24d16f4c4dcb74a599389146ed7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e499f7900ee14ff5ed820dc6f1790d95407b21138299b6d0433f259262e11964

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreLayoutQuery$variables = Record<PropertyKey, never>;
export type StoreLayoutQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_categories" | "CategoryPanel_categories" | "FooterCategories_categories">;
  }>;
  readonly withSubCategories: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type StoreLayoutQuery = {
  response: StoreLayoutQuery$data;
  variables: StoreLayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "list",
    "value": "TREE"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": "withSubCategories",
  "args": [
    {
      "kind": "Literal",
      "name": "list",
      "value": "WITH_SUBCATEGORIES"
    }
  ],
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": "categories(list:\"WITH_SUBCATEGORIES\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StoreLayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategoryPanel_categories"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategoryChips_categories"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FooterCategories_categories"
          }
        ],
        "storageKey": "categories(list:\"TREE\")"
      },
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StoreLayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "icon",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSpecial",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFeatured",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          }
        ],
        "storageKey": "categories(list:\"TREE\")"
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "e499f7900ee14ff5ed820dc6f1790d95407b21138299b6d0433f259262e11964",
    "metadata": {},
    "name": "StoreLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "69d02e0a664ad74144f9baf0dec16f09";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
