/**
 * @generated SignedSource<<51087b5db5fe485501dc6c4147366bcb>>
 * @relayHash 36f277e8bcb20d300d781e06e15d99c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a899e5b7f0cba94964a757670271cd7d6f9099051688a90260f193765b4eef9

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE";
export type PaymentProvider = "FLOUCI" | "KONNECT" | "SIMULATOR";
export type usePaymentOptionsQuery$variables = Record<PropertyKey, never>;
export type usePaymentOptionsQuery$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly method: PaymentMethod;
    readonly provider: PaymentProvider | null | undefined;
  }> | null | undefined;
};
export type usePaymentOptionsQuery = {
  response: usePaymentOptionsQuery$data;
  variables: usePaymentOptionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentOption",
    "kind": "LinkedField",
    "name": "paymentMethods",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "method",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "provider",
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
    "name": "usePaymentOptionsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePaymentOptionsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6a899e5b7f0cba94964a757670271cd7d6f9099051688a90260f193765b4eef9",
    "metadata": {},
    "name": "usePaymentOptionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9fbccae66c6c9a30278a9891bfd2c6f2";

export default node;
