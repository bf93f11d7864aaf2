/**
 * @generated SignedSource<<c67de71b0cb0222a7a049994537d88eb>>
 * @relayHash 29a7b14edd45950b1415af538d44311f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33c02ac2f4fb90475b49f444b9a32555c6f74d450e1ffb2afd5e98b4cd9f14de

import type { ConcreteRequest } from 'relay-runtime';
export type optionsSellersQuery$variables = {
  after?: string | null | undefined;
};
export type optionsSellersQuery$data = {
  readonly sellers: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type optionsSellersQuery = {
  response: optionsSellersQuery$data;
  variables: optionsSellersQuery$variables;
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
    "name": "optionsSellersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "optionsSellersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "33c02ac2f4fb90475b49f444b9a32555c6f74d450e1ffb2afd5e98b4cd9f14de",
    "metadata": {},
    "name": "optionsSellersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d8072ef4d4777c9442c505f9df121771";

export default node;
