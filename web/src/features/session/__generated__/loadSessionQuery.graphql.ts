/**
 * @generated SignedSource<<72ed3e4ee0f777a50246daa7b60821a6>>
 * @relayHash fe8afc9a56affb448dbce46b37e9b4f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11855fcc1fd0326bcc9ba42cc43b5799738fe1fb0068935309d4ec261426d74e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionState = "EXPIRED" | "SIGNED_IN" | "SIGNED_OUT";
export type loadSessionQuery$variables = Record<PropertyKey, never>;
export type loadSessionQuery$data = {
  readonly session: {
    readonly state: SessionState;
    readonly viewer: {
      readonly wishlistProductIds: ReadonlyArray<string> | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_viewer" | "useSession_viewer" | "useWishlist_viewer">;
    } | null | undefined;
  } | null | undefined;
};
export type loadSessionQuery = {
  response: loadSessionQuery$data;
  variables: loadSessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wishlistProductIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "loadSessionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useSession_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useWishlist_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AccountMenu_viewer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "loadSessionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accountNumber",
                "storageKey": null
              },
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
                "name": "isAdmin",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "points",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "11855fcc1fd0326bcc9ba42cc43b5799738fe1fb0068935309d4ec261426d74e",
    "metadata": {},
    "name": "loadSessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bdbac7e87d3f33e7423708a3fb846fea";

export default node;
