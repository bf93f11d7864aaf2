/**
 * @generated SignedSource<<4f7167e400fd0af6d6cf6c6df53d8ece>>
 * @relayHash a9143697cdb70f2322c89aae89310af6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b13916e8edda9332c8cdfd373a2573359b169a70cc59e65b3573bb1ef92a1891

import type { ConcreteRequest } from 'relay-runtime';
export type AgentsQuery$variables = Record<PropertyKey, never>;
export type AgentsQuery$data = {
  readonly ticketAgents: ReadonlyArray<{
    readonly accountNumber: string;
    readonly name: string;
  }> | null | undefined;
};
export type AgentsQuery = {
  response: AgentsQuery$data;
  variables: AgentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StaffPerson",
    "kind": "LinkedField",
    "name": "ticketAgents",
    "plural": true,
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
        "name": "name",
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
    "name": "AgentsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AgentsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b13916e8edda9332c8cdfd373a2573359b169a70cc59e65b3573bb1ef92a1891",
    "metadata": {},
    "name": "AgentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3772c412601fd7ef1590aec063ce3fd4";

export default node;
