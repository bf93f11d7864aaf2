/**
 * @generated SignedSource<<3912d085de35f7d3e44f4a3c5bea666e>>
 * @relayHash c75f9967818dfc32e61cb366ea5dd123
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7b6ba980f5dbebf7a988e4d21add5b9451135df13e4e1a458d8963260ee23d5

import type { ConcreteRequest } from 'relay-runtime';
export type SessionState = "EXPIRED" | "SIGNED_IN" | "SIGNED_OUT";
export type loadSessionQuery$variables = Record<PropertyKey, never>;
export type loadSessionQuery$data = {
  readonly session: {
    readonly state: SessionState;
    readonly viewer: {
      readonly accountNumber: string;
      readonly firstName: string;
      readonly isAdmin: boolean;
      readonly lastName: string;
      readonly points: number;
    } | null | undefined;
  } | null | undefined;
};
export type loadSessionQuery = {
  response: loadSessionQuery$data;
  variables: loadSessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Session",
    "kind": "LinkedField",
    "name": "session",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
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
            "kind": "ScalarField",
            "name": "accountNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "points",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAdmin",
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
    "metadata": null,
    "name": "loadSessionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "loadSessionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d7b6ba980f5dbebf7a988e4d21add5b9451135df13e4e1a458d8963260ee23d5",
    "metadata": {},
    "name": "loadSessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c00c31a210cba9fc5ba020002b9d1834";

export default node;
