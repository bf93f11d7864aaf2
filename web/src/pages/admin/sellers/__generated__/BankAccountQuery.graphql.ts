/**
 * @generated SignedSource<<3a345f166d98a0a59b05390ff3ef161b>>
 * @relayHash 4c5e56311abdbca2887494af605663d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e6cd0951b8c8bc4bd3fd2985a402f4bc3eab54ddbfb101fde0808226b999e85

import type { ConcreteRequest } from 'relay-runtime';
export type BankAccountQuery$variables = {
  id: string;
};
export type BankAccountQuery$data = {
  readonly sellerBankAccount: {
    readonly rib: string | null | undefined;
    readonly version: number;
  } | null | undefined;
};
export type BankAccountQuery = {
  response: BankAccountQuery$data;
  variables: BankAccountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "sellerId",
        "variableName": "id"
      }
    ],
    "concreteType": "SellerBankAccount",
    "kind": "LinkedField",
    "name": "sellerBankAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rib",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "BankAccountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BankAccountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e6cd0951b8c8bc4bd3fd2985a402f4bc3eab54ddbfb101fde0808226b999e85",
    "metadata": {},
    "name": "BankAccountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9cb00fc58864484c903533966c0f142f";

export default node;
