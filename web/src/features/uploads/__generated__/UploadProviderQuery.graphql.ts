/**
 * @generated SignedSource<<1c48c555a35d08eb8b59a5d1de093155>>
 * @relayHash dc3775ef4c80cf8f676225cd4336e20a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f966d4afb418bdd66bfab634a64fc13f74b366ece177ef3741ec6f53d23b515b

import type { ConcreteRequest } from 'relay-runtime';
export type UploadProviderQuery$variables = Record<PropertyKey, never>;
export type UploadProviderQuery$data = {
  readonly uploadTarget: {
    readonly port: number | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type UploadProviderQuery = {
  response: UploadProviderQuery$data;
  variables: UploadProviderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UploadTarget",
    "kind": "LinkedField",
    "name": "uploadTarget",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "port",
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
    "name": "UploadProviderQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UploadProviderQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f966d4afb418bdd66bfab634a64fc13f74b366ece177ef3741ec6f53d23b515b",
    "metadata": {},
    "name": "UploadProviderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66155b1688f8a8069b97ff66ec559e7a";

export default node;
