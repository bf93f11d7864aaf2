/**
 * @generated SignedSource<<e7495c064a81cdffd7af73e004fc9ad4>>
 * @relayHash 50107c42992825eb0dbe5f5243206163
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a327afb540d2db44e0d04e93e74edf7d8a7e4181824ebc2656f3b0547531af5

import type { ConcreteRequest } from 'relay-runtime';
export type CoreCategoriesPageQuery$variables = Record<PropertyKey, never>;
export type CoreCategoriesPageQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly productCount: number;
    readonly subCategories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly productCount: number;
    }>;
  }> | null | undefined;
};
export type CoreCategoriesPageQuery = {
  response: CoreCategoriesPageQuery$data;
  variables: CoreCategoriesPageQuery$variables;
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
  "name": "productCount",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
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
          (v2/*:: as any*/)
        ],
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
    "name": "CoreCategoriesPageQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CoreCategoriesPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3a327afb540d2db44e0d04e93e74edf7d8a7e4181824ebc2656f3b0547531af5",
    "metadata": {},
    "name": "CoreCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f975344981fbbaed1a76f4a74636c499";

export default node;
