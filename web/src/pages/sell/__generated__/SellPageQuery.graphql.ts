/**
 * @generated SignedSource<<008a27406bc8a98de06678735cdbc915>>
 * @relayHash 8047df403343e2a9e6f796b3909ecb4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1eb7359f4042ed077dbc0a329268c44fbc4e19fa1bbc787d0931e2933e4780e

import type { ConcreteRequest } from 'relay-runtime';
export type SellPageQuery$variables = Record<PropertyKey, never>;
export type SellPageQuery$data = {
  readonly regions: ReadonlyArray<{
    readonly name: string;
    readonly number: number;
  }>;
};
export type SellPageQuery = {
  response: SellPageQuery$data;
  variables: SellPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SellPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Region",
        "kind": "LinkedField",
        "name": "regions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Region",
        "kind": "LinkedField",
        "name": "regions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d1eb7359f4042ed077dbc0a329268c44fbc4e19fa1bbc787d0931e2933e4780e",
    "metadata": {},
    "name": "SellPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be4285858a2a4ef3e727b4ce35224f2e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
