/**
 * @generated SignedSource<<5794321c22266aaddadb899d19d276ac>>
 * @relayHash 3b7a7a92c37868e2bac42ddd3950e12a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae2fa7a7ffc9191453cc24cac103f57d6185b2d1f3a0a9ae96658fb323e8cc2b

import type { ConcreteRequest } from 'relay-runtime';
export type catalogueOptionsBrandsQuery$variables = {
  after?: string | null | undefined;
};
export type catalogueOptionsBrandsQuery$data = {
  readonly brands: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type catalogueOptionsBrandsQuery = {
  response: catalogueOptionsBrandsQuery$data;
  variables: catalogueOptionsBrandsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "BrandConnection",
    "kind": "LinkedField",
    "name": "brands",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "name": "slug",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
            "storageKey": null
          }
        ],
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
    "name": "catalogueOptionsBrandsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "catalogueOptionsBrandsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae2fa7a7ffc9191453cc24cac103f57d6185b2d1f3a0a9ae96658fb323e8cc2b",
    "metadata": {},
    "name": "catalogueOptionsBrandsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35a9817c5003c03cf1e1e3ba2cf408bb";

export default node;
