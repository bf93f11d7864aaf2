/**
 * @generated SignedSource<<54d9160632e220f75e22fb292354c292>>
 * @relayHash b67a57b8d6de4c55298bf9fb8a170cc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c2aa13026e58abf432385dfc5f17a013bc46280779802cbe258e4ea44941846

import type { ConcreteRequest } from 'relay-runtime';
export type CarrierDialogQuery$variables = Record<PropertyKey, never>;
export type CarrierDialogQuery$data = {
  readonly adminCarriers: ReadonlyArray<{
    readonly isDefault: boolean;
    readonly name: string;
  }> | null | undefined;
};
export type CarrierDialogQuery = {
  response: CarrierDialogQuery$data;
  variables: CarrierDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DeliveryCarrier",
    "kind": "LinkedField",
    "name": "adminCarriers",
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
        "name": "isDefault",
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
    "name": "CarrierDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CarrierDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0c2aa13026e58abf432385dfc5f17a013bc46280779802cbe258e4ea44941846",
    "metadata": {},
    "name": "CarrierDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a23fc2b8a074e17b73347bbf3b59fd46";

export default node;
