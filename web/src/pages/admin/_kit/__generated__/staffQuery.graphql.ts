/**
 * @generated SignedSource<<d6c7cbf3d4b5f90eb6d238c8353548d1>>
 * @relayHash 2f2130de3912b3679a690f24fed766d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16d8c7b9ec82249e7a644e6d22fa32ce0d956ac4d4338327e3db9b58d7ea790b

import type { ConcreteRequest } from 'relay-runtime';
export type AdminRole = "CATALOGUE" | "FINANCE" | "MARKETING" | "ORDERS" | "OWNER" | "READ_ONLY" | "SUPPORT";
export type StaffCapability = "API_KEYS" | "AUDIT" | "AUDIT_ACCESS" | "AUDIT_MONEY" | "CATALOGUE" | "CATALOGUE_BULK" | "FINANCE" | "FLASH" | "LEDGERS_EXPORT" | "LEDGERS_READ" | "MARKETING" | "MEDIA" | "NEWSLETTER_EXPORT" | "ORDERS" | "ORDERS_EXPORT" | "ORDERS_REFUND" | "PEOPLE_CONTACT" | "PEOPLE_EXPORT" | "PEOPLE_POINTS" | "PEOPLE_POINTS_UNLIMITED" | "PEOPLE_SESSIONS" | "READ" | "REVIEWS" | "SELLERS_COMMISSION" | "SELLERS_DECIDE" | "SETTINGS" | "STAFF" | "SUPPORT" | "VIEWS_SHARE" | "WEBHOOKS_RESEND";
export type staffQuery$variables = Record<PropertyKey, never>;
export type staffQuery$data = {
  readonly viewer: {
    readonly staff: {
      readonly capabilities: ReadonlyArray<StaffCapability>;
      readonly role: AdminRole;
    } | null | undefined;
  } | null | undefined;
};
export type staffQuery = {
  response: staffQuery$data;
  variables: staffQuery$variables;
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
        "concreteType": "ViewerStaff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
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
            "name": "capabilities",
            "storageKey": null
          }
        ],
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
    "name": "staffQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "staffQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "16d8c7b9ec82249e7a644e6d22fa32ce0d956ac4d4338327e3db9b58d7ea790b",
    "metadata": {},
    "name": "staffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7346b3bf0fb5e646636a3d0009717c0c";

export default node;
