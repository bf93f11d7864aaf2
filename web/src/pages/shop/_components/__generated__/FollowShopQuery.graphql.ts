/**
 * @generated SignedSource<<d68018ccb70ddd3fc04b0748367436d0>>
 * @relayHash 1a40d085630af3f2dff7de79cbc38687
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2070b7029f4da28d7828d6451917a8fb862c0fa638df80025f5ad62e25cfba9c

import type { ConcreteRequest } from 'relay-runtime';
export type FollowShopQuery$variables = Record<PropertyKey, never>;
export type FollowShopQuery$data = {
  readonly viewer: {
    readonly followedShopIds: ReadonlyArray<string> | null | undefined;
  } | null | undefined;
};
export type FollowShopQuery = {
  response: FollowShopQuery$data;
  variables: FollowShopQuery$variables;
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
        "name": "followedShopIds",
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
    "name": "FollowShopQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FollowShopQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2070b7029f4da28d7828d6451917a8fb862c0fa638df80025f5ad62e25cfba9c",
    "metadata": {},
    "name": "FollowShopQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "872fde4745bff4b0445ade93b4afdf21";

export default node;
