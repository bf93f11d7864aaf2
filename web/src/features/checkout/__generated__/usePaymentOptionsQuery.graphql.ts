/**
 * @generated SignedSource<<71e32b0259769f418e32dac341b301d0>>
 * @relayHash 37849b5b171f66f50ad3bb0b909e2cab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8745e3150923fce3292df172357d570a26d0c99ac7cf477354cbb06bfbf9850

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE";
export type PaymentProvider = "FLOUCI" | "KONNECT" | "SIMULATOR";
export type usePaymentOptionsQuery$variables = Record<PropertyKey, never>;
export type usePaymentOptionsQuery$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly method: PaymentMethod;
    readonly provider: PaymentProvider | null | undefined;
  }> | null | undefined;
  readonly storeLinks: {
    readonly paymentMarks: ReadonlyArray<string>;
  };
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
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "StoreLinks",
    "kind": "LinkedField",
    "name": "storeLinks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paymentMarks",
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
    "id": "f8745e3150923fce3292df172357d570a26d0c99ac7cf477354cbb06bfbf9850",
    "metadata": {},
    "name": "usePaymentOptionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40ae31c3e0719a0008c94166d625085b";

export default node;
