/**
 * @generated SignedSource<<08607b1c00dc1c7a6129e82f6009ff15>>
 * @relayHash a296f9e13d6a4192754588e66b87022b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b5506a7070d2f720f4fc10beb56b07f1341f92379973b79ff37a354c80d0e52

import type { ConcreteRequest } from 'relay-runtime';
export type BatchPageFileQuery$variables = {
  id: string;
};
export type BatchPageFileQuery$data = {
  readonly payoutFile: {
    readonly content: string;
    readonly filename: string;
  } | null | undefined;
};
export type BatchPageFileQuery = {
  response: BatchPageFileQuery$data;
  variables: BatchPageFileQuery$variables;
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "PayoutFile",
    "kind": "LinkedField",
    "name": "payoutFile",
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
    "name": "BatchPageFileQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BatchPageFileQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2b5506a7070d2f720f4fc10beb56b07f1341f92379973b79ff37a354c80d0e52",
    "metadata": {},
    "name": "BatchPageFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a530a6c62697b669aea124fbbdf19c7";

export default node;
