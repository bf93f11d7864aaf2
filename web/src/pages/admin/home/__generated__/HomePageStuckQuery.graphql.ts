/**
 * @generated SignedSource<<0d01807822fc0737142bb178b01307b1>>
 * @relayHash 7eca686eb6cf66a4097388c5b1fa0ed9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3745a972807bdb95ee84da93553998627071d387ca96ea42835be38c0501b06

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageStuckQuery$variables = Record<PropertyKey, never>;
export type HomePageStuckQuery$data = {
  readonly adminParcels: {
    readonly total: {
      readonly isExact: boolean;
      readonly value: number;
    };
  } | null | undefined;
};
export type HomePageStuckQuery = {
  response: HomePageStuckQuery$data;
  variables: HomePageStuckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "stage": "STUCK"
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "AdminParcelConnection",
    "kind": "LinkedField",
    "name": "adminParcels",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ListTotal",
        "kind": "LinkedField",
        "name": "total",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isExact",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "adminParcels(filter:{\"stage\":\"STUCK\"},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageStuckQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageStuckQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c3745a972807bdb95ee84da93553998627071d387ca96ea42835be38c0501b06",
    "metadata": {},
    "name": "HomePageStuckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e18e2bafdacb92645a6286c5f72c8de";

export default node;
