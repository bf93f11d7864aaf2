/**
 * @generated SignedSource<<beddb37a5ea19ab3e216bbd5c97ec9f6>>
 * @relayHash 6ef01641e69fa8d955cfed6a07ea1848
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42813a94de2defded294189ece109e8439779c989494869513196e2b727f2521

import type { ConcreteRequest } from 'relay-runtime';
export type HomePageRefundsQuery$variables = Record<PropertyKey, never>;
export type HomePageRefundsQuery$data = {
  readonly adminRefunds: {
    readonly totalCount: number;
  } | null | undefined;
};
export type HomePageRefundsQuery = {
  response: HomePageRefundsQuery$data;
  variables: HomePageRefundsQuery$variables;
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
      }
    ],
    "concreteType": "RefundDueConnection",
    "kind": "LinkedField",
    "name": "adminRefunds",
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
    "storageKey": "adminRefunds(first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageRefundsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageRefundsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "42813a94de2defded294189ece109e8439779c989494869513196e2b727f2521",
    "metadata": {},
    "name": "HomePageRefundsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "90d2ada33fa61bacf0a72790ee9400b4";

export default node;
