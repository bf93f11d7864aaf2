/**
 * @generated SignedSource<<68b1017b5b552ce33d96d2ec1423172c>>
 * @relayHash 5d1bab62e321b6f304614d94843724f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfe6e90eecbd176669a1ee0b7bd6027f63a38d03bdc071c3b09d7e79dce787b3

import type { ConcreteRequest } from 'relay-runtime';
export type useCategoryTreeQuery$variables = Record<PropertyKey, never>;
export type useCategoryTreeQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly subCategories: ReadonlyArray<{
      readonly id: string;
      readonly image: {
        readonly url: string;
      } | null | undefined;
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
  }>;
};
export type useCategoryTreeQuery = {
  response: useCategoryTreeQuery$data;
  variables: useCategoryTreeQuery$variables;
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
          },
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
    "name": "useCategoryTreeQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCategoryTreeQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "cfe6e90eecbd176669a1ee0b7bd6027f63a38d03bdc071c3b09d7e79dce787b3",
    "metadata": {},
    "name": "useCategoryTreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fc533207f3d3ff1cdae10cbff1bea9db";

export default node;
