/**
 * @generated SignedSource<<02507b7e1d273927d5913d22b66fd08c>>
 * @relayHash f8f960344622c50e44f4bc1cba281f67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42b11970d20727ca657c0e66a2ef7e285c164643bb81b427a7e6c950da0e5bcd

import type { ConcreteRequest } from 'relay-runtime';
export type useDelegationsQuery$variables = {
  regionNumber: number;
};
export type useDelegationsQuery$data = {
  readonly delegations: ReadonlyArray<{
    readonly name: string;
    readonly nameAr: string;
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
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nameAr",
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
    "id": "42b11970d20727ca657c0e66a2ef7e285c164643bb81b427a7e6c950da0e5bcd",
    "metadata": {},
    "name": "useDelegationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bae535b9b8ba424a5666c56c0916b866";

export default node;
