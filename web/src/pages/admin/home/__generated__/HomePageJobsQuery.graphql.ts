/**
 * @generated SignedSource<<9f62e82ddd1267912bb042d13c804f48>>
 * @relayHash 163c737d4343a6e450f068477e26032a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c859179641dc4e1288f144c1606ea2a19ce7bc36ca7ff0eacf07c2361087566a

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageJobsQuery$variables = Record<PropertyKey, never>;
export type HomePageJobsQuery$data = {
  readonly adminJobs: {
    readonly total: {
      readonly isExact: boolean;
      readonly value: number;
    };
  } | null | undefined;
};
export type HomePageJobsQuery = {
  response: HomePageJobsQuery$data;
  variables: HomePageJobsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Literal",
        "name": "state",
        "value": "FAILED"
      }
    ],
    "concreteType": "AdminJobConnection",
    "kind": "LinkedField",
    "name": "adminJobs",
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
    "storageKey": "adminJobs(first:1,state:\"FAILED\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageJobsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageJobsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c859179641dc4e1288f144c1606ea2a19ce7bc36ca7ff0eacf07c2361087566a",
    "metadata": {},
    "name": "HomePageJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0aab8dfbb7b4ecdc9a5b724b3d2858c5";

export default node;
