/**
 * @generated SignedSource<<d6062cf397f915b56bf8b890c9b93c8d>>
 * @relayHash 81c6adf48ddbec608d7bc329515da032
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bd393994e5a0b744aca4edd33dd58d578621daf3a5c40502a9f04f6cf0a9e38

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "DE" | "EN" | "FR" | "TN";
export type CategoriesQuery$variables = {
  language: Language;
};
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "list",
    "value": "TREE"
  }
],
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CategorySections_categories"
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "list",
    "value": "FEATURED"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
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
    (v4/*:: as any*/)
  ],
  "storageKey": "categories(list:\"WITH_SUBCATEGORIES\")"
},
v6 = [
  (v4/*:: as any*/),
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
    "args": [
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      }
    ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CategoriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": "categories(list:\"TREE\")"
      },
      {
        "alias": "featured",
        "args": (v3/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": "categories(list:\"FEATURED\")"
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CategoriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v6/*:: as any*/),
        "storageKey": "categories(list:\"TREE\")"
      },
      {
        "alias": "featured",
        "args": (v3/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v6/*:: as any*/),
        "storageKey": "categories(list:\"FEATURED\")"
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "6bd393994e5a0b744aca4edd33dd58d578621daf3a5c40502a9f04f6cf0a9e38",
    "metadata": {},
    "name": "CategoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e9df6b3c5e6dcbd9d056a792cf40503";

export default node;
