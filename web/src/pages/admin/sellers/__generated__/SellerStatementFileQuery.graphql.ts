/**
 * @generated SignedSource<<f82852605d333bc730946889f6d6e6c0>>
 * @relayHash 61a1508157839d8564491a94b343dfcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29bad00f2162802dfb5bb026e64286e1ce21edfa65b8bcf6e125bff20da3c2cb

import type { ConcreteRequest } from 'relay-runtime';
export type SellerStatementFileQuery$variables = {
  id: string;
  month: string;
};
export type SellerStatementFileQuery$data = {
  readonly sellerStatementFile: {
    readonly content: string;
    readonly filename: string;
  } | null | undefined;
};
export type SellerStatementFileQuery = {
  response: SellerStatementFileQuery$data;
  variables: SellerStatementFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "month"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "month",
        "variableName": "month"
      },
      {
        "kind": "Variable",
        "name": "sellerId",
        "variableName": "id"
      }
    ],
    "concreteType": "SellerStatementFile",
    "kind": "LinkedField",
    "name": "sellerStatementFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "filename",
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
    "name": "SellerStatementFileQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellerStatementFileQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29bad00f2162802dfb5bb026e64286e1ce21edfa65b8bcf6e125bff20da3c2cb",
    "metadata": {},
    "name": "SellerStatementFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee3a2c4edb8c2ba8c47b304eeb9d32d6";

export default node;
