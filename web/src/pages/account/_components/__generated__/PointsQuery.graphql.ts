/**
 * @generated SignedSource<<af0dbdf13260d5e518bdafe8d36d32d6>>
 * @relayHash 55706c571bfee0e359a6e8e7201bb197
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66c5f149830c7b639963fec762acedb6ca13e902c90f1b7cbdf7ec201c3e532f

import type { ConcreteRequest } from 'relay-runtime';
export type PointsQuery$variables = Record<PropertyKey, never>;
export type PointsQuery$data = {
  readonly viewer: {
    readonly loyalty: {
      readonly balance: number;
      readonly pending: number;
      readonly value: {
        readonly amount: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type PointsQuery = {
  response: PointsQuery$data;
  variables: PointsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Loyalty",
        "kind": "LinkedField",
        "name": "loyalty",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "balance",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pending",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "value",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PointsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PointsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "66c5f149830c7b639963fec762acedb6ca13e902c90f1b7cbdf7ec201c3e532f",
    "metadata": {},
    "name": "PointsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e53aaef21da7295d554bfd7562347d5a";

export default node;
