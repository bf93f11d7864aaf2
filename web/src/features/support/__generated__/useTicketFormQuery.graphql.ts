/**
 * @generated SignedSource<<b03bcae7f72cffbb09b54962d011b14c>>
 * @relayHash 6168d97a670731d9143c100b756c0497
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6f6a61251da3e3d8a531920450c4c76e6a6bad0394dc1e03f1831bffd2cc819

import type { ConcreteRequest } from 'relay-runtime';
export type useTicketFormQuery$variables = Record<PropertyKey, never>;
export type useTicketFormQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
  } | null | undefined;
};
export type useTicketFormQuery = {
  response: useTicketFormQuery$data;
  variables: useTicketFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phone",
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
    "name": "useTicketFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTicketFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a6f6a61251da3e3d8a531920450c4c76e6a6bad0394dc1e03f1831bffd2cc819",
    "metadata": {},
    "name": "useTicketFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bae7ec11eea03a2ff3e88a0d0d8c4252";

export default node;
