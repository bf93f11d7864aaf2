/**
 * @generated SignedSource<<b1be2472a6ef86532fe3dff58f76653c>>
 * @relayHash 5512397bec4270a07268eaecac41ae95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18030336d4221101462eeedbacc309f7e8e3c78f1fc6aa7f49fae54d690a8bf9

import type { ConcreteRequest } from 'relay-runtime';
export type optionsCategoriesQuery$variables = Record<PropertyKey, never>;
export type optionsCategoriesQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly subCategories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly subCategories: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly subCategories: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
          readonly subCategories: ReadonlyArray<{
            readonly id: string;
            readonly name: string;
          }>;
        }>;
      }>;
    }>;
  }> | null | undefined;
};
export type optionsCategoriesQuery = {
  response: optionsCategoriesQuery$data;
  variables: optionsCategoriesQuery$variables;
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
v2 = [
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
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Category",
                    "kind": "LinkedField",
                    "name": "subCategories",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/)
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
    "name": "optionsCategoriesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "optionsCategoriesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "18030336d4221101462eeedbacc309f7e8e3c78f1fc6aa7f49fae54d690a8bf9",
    "metadata": {},
    "name": "optionsCategoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "17981f41cce861b7f5d1e78b2ef220e3";

export default node;
