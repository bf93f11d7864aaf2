/**
 * @generated SignedSource<<d7a875aa0770a14287c98a43d064b656>>
 * @relayHash 0f9ccb4dcf75c9c0b82ddf7885ac7fdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e3d89b239ec7751cec7b9df4f5ceb55367407b43c73d4b66bd40c83ac1f0c0f

import type { ConcreteRequest } from 'relay-runtime';
export type loadCategoryTreeQuery$variables = Record<PropertyKey, never>;
export type loadCategoryTreeQuery$data = {
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
  }> | null | undefined;
};
export type loadCategoryTreeQuery = {
  response: loadCategoryTreeQuery$data;
  variables: loadCategoryTreeQuery$variables;
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
    "name": "loadCategoryTreeQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "loadCategoryTreeQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8e3d89b239ec7751cec7b9df4f5ceb55367407b43c73d4b66bd40c83ac1f0c0f",
    "metadata": {},
    "name": "loadCategoryTreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "706f0640b4f5b20c13a94687a246c35d";

export default node;
