/**
 * @generated SignedSource<<1a9740bc254d51972e0053ce699ecf09>>
 * @relayHash 5ecf82f8019acb76d23921f9baef3499
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fe173e318c4d74e81de34562faf98c275abd9d5c4fc41c3c462fc3363e00126

import type { ConcreteRequest } from 'relay-runtime';
export type AdminRole = "CATALOGUE" | "FINANCE" | "MARKETING" | "ORDERS" | "OWNER" | "READ_ONLY" | "SUPPORT";
export type StaffCapability = "API_KEYS" | "AUDIT" | "AUDIT_ACCESS" | "AUDIT_MONEY" | "CATALOGUE" | "CATALOGUE_BULK" | "FINANCE" | "FLASH" | "LEDGERS_EXPORT" | "LEDGERS_READ" | "MARKETING" | "MEDIA" | "NEWSLETTER_EXPORT" | "ORDERS" | "ORDERS_EXPORT" | "ORDERS_REFUND" | "PEOPLE_CONTACT" | "PEOPLE_COUPONS" | "PEOPLE_EDIT" | "PEOPLE_ERASE" | "PEOPLE_EXPORT" | "PEOPLE_POINTS" | "PEOPLE_POINTS_UNLIMITED" | "PEOPLE_SESSIONS" | "READ" | "RETURNS_OPEN" | "REVIEWS" | "SELLERS_COMMISSION" | "SELLERS_DECIDE" | "SETTINGS" | "SHELVES" | "STAFF" | "SUPPORT" | "VIEWS_SHARE" | "WEBHOOKS_RESEND";
export type staffQuery$variables = Record<PropertyKey, never>;
export type staffQuery$data = {
  readonly viewer: {
    readonly staff: {
      readonly capabilities: ReadonlyArray<StaffCapability>;
      readonly isReadOnly: boolean;
      readonly isTwoStepMissing: boolean;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTwoStepMissing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isReadOnly",
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
    "id": "1fe173e318c4d74e81de34562faf98c275abd9d5c4fc41c3c462fc3363e00126",
    "metadata": {},
    "name": "staffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d51576abdfafeb779784b2b81f7d812a";

export default node;
