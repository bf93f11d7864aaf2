/**
 * @generated SignedSource<<8c46771fffa70e65b49903257393f614>>
 * @relayHash f14e7207d7adecb9d5a849aded79b015
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 071c0dfa6d632f597946c58cbdbc6cff993c767abc9e582dce9a2aa4e8aaa7a1

import type { ConcreteRequest } from 'relay-runtime';
export type useDelegationsQuery$variables = {
  regionNumber: number;
};
export type useDelegationsQuery$data = {
  readonly delegations: ReadonlyArray<{
    readonly arabic: string;
    readonly name: string;
  }>;
};
export type useDelegationsQuery = {
  response: useDelegationsQuery$data;
  variables: useDelegationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "regionNumber"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "regionNumber",
        "variableName": "regionNumber"
      }
    ],
    "concreteType": "Delegation",
    "kind": "LinkedField",
    "name": "delegations",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": "arabic",
        "args": [
          {
            "kind": "Literal",
            "name": "language",
            "value": "TN"
          }
        ],
        "kind": "ScalarField",
        "name": "name",
        "storageKey": "name(language:\"TN\")"
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
    "name": "useDelegationsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDelegationsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "071c0dfa6d632f597946c58cbdbc6cff993c767abc9e582dce9a2aa4e8aaa7a1",
    "metadata": {},
    "name": "useDelegationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5cd6a6bec5039a411d50715902af4cc";

export default node;
