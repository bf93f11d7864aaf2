/**
 * @generated SignedSource<<499953168d2fcde3a8024b917960a0d9>>
 * @relayHash 605b918a55bb0434f6b4168d4758fee9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc0584b5391cb308bdb3cffc8114d5bfd1c1eedb0a2ace86d350400aa7604e5e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoriesQuery$variables = Record<PropertyKey, never>;
export type CategoriesQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CategorySections_categories">;
  }> | null | undefined;
  readonly featured: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CategorySections_categories">;
  }> | null | undefined;
  readonly withSubCategories: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
};
export type CategoriesQuery = {
  response: CategoriesQuery$data;
  variables: CategoriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "list",
    "value": "TREE"
  }
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CategorySections_categories"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "list",
    "value": "FEATURED"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
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
    (v3/*:: as any*/)
  ],
  "storageKey": "categories(list:\"WITH_SUBCATEGORIES\")"
},
v5 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isSubCategory",
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
    "name": "isSpecial",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "displayOrder",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "productCount",
    "storageKey": null
  },
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
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "image",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CategoriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": "categories(list:\"TREE\")"
      },
      {
        "alias": "featured",
        "args": (v2/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": "categories(list:\"FEATURED\")"
      },
      (v4/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CategoriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": "categories(list:\"TREE\")"
      },
      {
        "alias": "featured",
        "args": (v2/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": "categories(list:\"FEATURED\")"
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "cc0584b5391cb308bdb3cffc8114d5bfd1c1eedb0a2ace86d350400aa7604e5e",
    "metadata": {},
    "name": "CategoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36f307aea9e35ee39f46d936d7b68252";

export default node;
