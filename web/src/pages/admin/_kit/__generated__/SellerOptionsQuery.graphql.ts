/**
 * @generated SignedSource<<b96e7a0d1092c99083985aa3fcafc30c>>
 * @relayHash 230d842d6111c79a1dd17dde12cccc7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81fc091ba150cca4efb51ce6c06c6d498bca2ac0aeb6d0206a7b63bed805c2a4

import type { ConcreteRequest } from 'relay-runtime';
export type SellerOptionsQuery$variables = {
  after?: string | null | undefined;
};
export type SellerOptionsQuery$data = {
  readonly sellers: {
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
export type SellerOptionsQuery = {
  response: SellerOptionsQuery$data;
  variables: SellerOptionsQuery$variables;
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
    "concreteType": "SellerConnection",
    "kind": "LinkedField",
    "name": "sellers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Seller",
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
    "name": "SellerOptionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellerOptionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "81fc091ba150cca4efb51ce6c06c6d498bca2ac0aeb6d0206a7b63bed805c2a4",
    "metadata": {},
    "name": "SellerOptionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fccc6c3f2287b916cb02df5e2293d0bb";

export default node;
