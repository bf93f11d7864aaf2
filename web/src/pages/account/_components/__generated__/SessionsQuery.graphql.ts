/**
 * @generated SignedSource<<aa004e387b27d2796c11bec69e3277a9>>
 * @relayHash 28eb37d0cfe236d699ef2b46beaace30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aea9048b75e687ef57a00969e699eebcc4ced30fd6b32282bd8da9f9474a2e8d

import type { ConcreteRequest } from 'relay-runtime';
export type SessionsQuery$variables = Record<PropertyKey, never>;
export type SessionsQuery$data = {
  readonly viewer: {
    readonly sessions: ReadonlyArray<{
      readonly createdAt: string;
      readonly id: string;
      readonly isCurrent: boolean;
      readonly seenAt: string;
      readonly userAgent: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type SessionsQuery = {
  response: SessionsQuery$data;
  variables: SessionsQuery$variables;
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
        "concreteType": "AccountSession",
        "kind": "LinkedField",
        "name": "sessions",
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
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seenAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userAgent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCurrent",
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
    "name": "SessionsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "aea9048b75e687ef57a00969e699eebcc4ced30fd6b32282bd8da9f9474a2e8d",
    "metadata": {},
    "name": "SessionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01cd038f26e3270787f04c004f9356a5";

export default node;
