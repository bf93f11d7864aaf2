/**
 * @generated SignedSource<<f12d7429f354605f069c743cc127eaf4>>
 * @relayHash 9d59a25a64e579faddac9223266198c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e000eb55c639260724de5bbd27b98a2819611c905381ebf8a5a6a4f8733844e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreLayoutQuery$variables = Record<PropertyKey, never>;
export type StoreLayoutQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_categories" | "CategoryPanel_categories" | "FooterCategories_categories">;
  }> | null | undefined;
  readonly storeLinks: {
    readonly " $fragmentSpreads": FragmentRefs<"AppBanner_storeLinks" | "ContactWidget_links" | "FooterSocial_links">;
  };
  readonly withSubCategories: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
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
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreLinks",
        "kind": "LinkedField",
        "name": "storeLinks",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactWidget_links"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FooterSocial_links"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AppBanner_storeLinks"
          }
        ],
        "storageKey": null
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
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreLinks",
        "kind": "LinkedField",
        "name": "storeLinks",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "messagingApp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "messenger",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SocialLink",
            "kind": "LinkedField",
            "name": "social",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "network",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "appStore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "playStore",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "6e000eb55c639260724de5bbd27b98a2819611c905381ebf8a5a6a4f8733844e",
    "metadata": {},
    "name": "StoreLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "801d665c51bc1d67c3b79a66a68d9711";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
