/**
 * @generated SignedSource<<ad7ec5dfb5f0f8859f050b7f5132d2a2>>
 * @relayHash 7bfbefa4674a103902c3936f5e1683af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a038b3d04c52c00ccac5abec98c99c0b3ad6499a2a44294bb36b2aae0e70c13f

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type usePopularSearchesQuery$variables = {
  language: Language;
};
export type usePopularSearchesQuery$data = {
  readonly popularSearches: ReadonlyArray<string> | null | undefined;
};
export type usePopularSearchesQuery = {
  response: usePopularSearchesQuery$data;
  variables: usePopularSearchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 4
      },
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      }
    ],
    "kind": "ScalarField",
    "name": "popularSearches",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePopularSearchesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePopularSearchesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a038b3d04c52c00ccac5abec98c99c0b3ad6499a2a44294bb36b2aae0e70c13f",
    "metadata": {},
    "name": "usePopularSearchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3b77af025e1998a680267ce6265210e";

export default node;
