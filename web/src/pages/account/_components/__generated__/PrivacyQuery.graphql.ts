/**
 * @generated SignedSource<<a68bf6dead51425c511aeb25302c4a01>>
 * @relayHash c6b3983f82ab54c75148ececb4a501e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 192418804a3a3a0da1676565eefe28d3b31aec301a98042ce7c93d570e9aaaed

import type { ConcreteRequest } from 'relay-runtime';
export type PrivacyQuery$variables = Record<PropertyKey, never>;
export type PrivacyQuery$data = {
  readonly viewer: {
    readonly dataExport: string | null | undefined;
  } | null | undefined;
};
export type PrivacyQuery = {
  response: PrivacyQuery$data;
  variables: PrivacyQuery$variables;
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
        "name": "dataExport",
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
    "name": "PrivacyQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrivacyQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "192418804a3a3a0da1676565eefe28d3b31aec301a98042ce7c93d570e9aaaed",
    "metadata": {},
    "name": "PrivacyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e0b71ebfbb79893e8a841fa670bff52";

export default node;
