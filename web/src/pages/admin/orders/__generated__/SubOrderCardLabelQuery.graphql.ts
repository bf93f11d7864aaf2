/**
 * @generated SignedSource<<473990f157c62d9f0e02bd88df417582>>
 * @relayHash 296d6d713a850fd2d28c09a9fa033069
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c46093a65585e764d12cf3e40a170b3de921e3b64b1da86fb6f1b0154bd73a6d

import type { ConcreteRequest } from 'relay-runtime';
export type SubOrderCardLabelQuery$variables = {
  subOrderId: string;
};
export type SubOrderCardLabelQuery$data = {
  readonly adminShipmentLabel: {
    readonly content: string;
    readonly contentType: string;
  } | null | undefined;
};
export type SubOrderCardLabelQuery = {
  response: SubOrderCardLabelQuery$data;
  variables: SubOrderCardLabelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subOrderId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "subOrderId",
        "variableName": "subOrderId"
      }
    ],
    "concreteType": "ShipmentLabel",
    "kind": "LinkedField",
    "name": "adminShipmentLabel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contentType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "content",
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
    "name": "SubOrderCardLabelQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubOrderCardLabelQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c46093a65585e764d12cf3e40a170b3de921e3b64b1da86fb6f1b0154bd73a6d",
    "metadata": {},
    "name": "SubOrderCardLabelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29b0e8ac28829bef801a4c5e2d97576a";

export default node;
