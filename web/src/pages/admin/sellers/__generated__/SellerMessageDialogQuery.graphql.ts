/**
 * @generated SignedSource<<5bc7f55bf1d5943baf2d327a78516d4d>>
 * @relayHash f82186dd0f96ad7cfa7f1d96f9980808
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b135e2087f8f89a6aa40f56713c385dd51db2e58b86e11df09240342f2cdbe0

import type { ConcreteRequest } from 'relay-runtime';
export type SellerStatus = "ACTIVE" | "APPLIED" | "CLOSED" | "IN_REVIEW" | "REJECTED" | "SUSPENDED";
export type AdminSellerSelection = {
  exceptIds?: ReadonlyArray<string> | null | undefined;
  filter?: AdminSellerFilter | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  status?: SellerStatus | null | undefined;
};
export type AdminSellerFilter = {
  from?: string | null | undefined;
  regionNumber?: number | null | undefined;
  search?: string | null | undefined;
  until?: string | null | undefined;
  waitingHours?: number | null | undefined;
};
export type SellerMessageDialogQuery$variables = {
  to: AdminSellerSelection;
};
export type SellerMessageDialogQuery$data = {
  readonly adminSellerMessageReach: {
    readonly notActive: number;
    readonly sellers: number;
    readonly withoutAddress: number;
  } | null | undefined;
};
export type SellerMessageDialogQuery = {
  response: SellerMessageDialogQuery$data;
  variables: SellerMessageDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "concreteType": "AdminSellerMessageReach",
    "kind": "LinkedField",
    "name": "adminSellerMessageReach",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sellers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withoutAddress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notActive",
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
    "name": "SellerMessageDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellerMessageDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b135e2087f8f89a6aa40f56713c385dd51db2e58b86e11df09240342f2cdbe0",
    "metadata": {},
    "name": "SellerMessageDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1673c038ea3970f209401514ca948de";

export default node;
