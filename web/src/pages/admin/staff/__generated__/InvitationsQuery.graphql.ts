/**
 * @generated SignedSource<<80af756dba5c21f27f713d751b063bdb>>
 * @relayHash 5a382be716ac2b0cf847dc0717912a32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdcab6360773c59cb78730c824b49f13ee9f5f2b22cc9a561f618660b39372d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationsQuery$variables = Record<PropertyKey, never>;
export type InvitationsQuery$data = {
  readonly adminStaffInvitations: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Invitations_invitation">;
  }> | null | undefined;
};
export type InvitationsQuery = {
  response: InvitationsQuery$data;
  variables: InvitationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvitationsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffInvitation",
        "kind": "LinkedField",
        "name": "adminStaffInvitations",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Invitations_invitation"
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
    "name": "InvitationsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffInvitation",
        "kind": "LinkedField",
        "name": "adminStaffInvitations",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cdcab6360773c59cb78730c824b49f13ee9f5f2b22cc9a561f618660b39372d8",
    "metadata": {},
    "name": "InvitationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9bbdeb041ad5adc7d9246d337b8d2483";

export default node;
