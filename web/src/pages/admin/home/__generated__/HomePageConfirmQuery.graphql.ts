/**
 * @generated SignedSource<<3452b7678cce93cb021f4c7e0158178d>>
 * @relayHash 9a8d90e1b3c48b7bdb32ed30ab618ad0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e28895bb7dfa62098ab3928524879efa5ff4699b7443cd98f04ae67607b32a5

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageConfirmQuery$variables = Record<PropertyKey, never>;
export type HomePageConfirmQuery$data = {
  readonly adminOrders: {
    readonly totalCount: number;
  } | null | undefined;
};
export type HomePageConfirmQuery = {
  response: HomePageConfirmQuery$data;
  variables: HomePageConfirmQuery$variables;
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
          "state": "AWAITING_CONFIRMATION"
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "adminOrders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": "adminOrders(filter:{\"state\":\"AWAITING_CONFIRMATION\"},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageConfirmQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageConfirmQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5e28895bb7dfa62098ab3928524879efa5ff4699b7443cd98f04ae67607b32a5",
    "metadata": {},
    "name": "HomePageConfirmQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ddbd7a7d83704f48702ddffc7cd48fd5";

export default node;
