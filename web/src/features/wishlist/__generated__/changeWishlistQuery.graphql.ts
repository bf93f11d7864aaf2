/**
 * @generated SignedSource<<b3ad23a3b69db0df9edac9c5ffb0e971>>
 * @relayHash ef2eb04a9a30604abaaf35c167e2862e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56d721f2c99f55aef1ef6b12ea42d259ff0311691b7b20ed291521725e9acc5e

import type { ConcreteRequest } from 'relay-runtime';
export type changeWishlistQuery$variables = Record<PropertyKey, never>;
export type changeWishlistQuery$data = {
  readonly viewer: {
    readonly wishlistProductIds: ReadonlyArray<string> | null | undefined;
  } | null | undefined;
};
export type changeWishlistQuery = {
  response: changeWishlistQuery$data;
  variables: changeWishlistQuery$variables;
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
        "name": "wishlistProductIds",
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
    "name": "changeWishlistQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "changeWishlistQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "56d721f2c99f55aef1ef6b12ea42d259ff0311691b7b20ed291521725e9acc5e",
    "metadata": {},
    "name": "changeWishlistQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5039450dec95747b2af7c465db5129de";

export default node;
