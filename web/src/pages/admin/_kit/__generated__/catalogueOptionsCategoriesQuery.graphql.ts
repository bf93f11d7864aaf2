/**
 * @generated SignedSource<<04a346b9a3345d316643ecc3a95dbb3b>>
 * @relayHash 5f469125d7d4d23cd88c35376da751dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c3a3e5e790cd44a503b84f3420d7b128c940784eff2a5dcad97c2b52dc4584c

import type { ConcreteRequest } from 'relay-runtime';
export type catalogueOptionsCategoriesQuery$variables = Record<PropertyKey, never>;
export type catalogueOptionsCategoriesQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly subCategories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly slug: string;
      readonly subCategories: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly slug: string;
        readonly subCategories: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
          readonly slug: string;
          readonly subCategories: ReadonlyArray<{
            readonly id: string;
            readonly name: string;
            readonly slug: string;
          }>;
        }>;
      }>;
    }>;
  }> | null | undefined;
};
export type catalogueOptionsCategoriesQuery = {
  response: catalogueOptionsCategoriesQuery$data;
  variables: catalogueOptionsCategoriesQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "list",
        "value": "TREE"
      }
    ],
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "subCategories",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "subCategories",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "subCategories",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Category",
                    "kind": "LinkedField",
                    "name": "subCategories",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "categories(list:\"TREE\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "catalogueOptionsCategoriesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "catalogueOptionsCategoriesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "7c3a3e5e790cd44a503b84f3420d7b128c940784eff2a5dcad97c2b52dc4584c",
    "metadata": {},
    "name": "catalogueOptionsCategoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fef565c58062f3b8cde98aa8f4078328";

export default node;
