/**
 * @generated SignedSource<<455454fc133db1c8c60febeaf3ba540d>>
 * @relayHash c4aa5854f037b0a0964f673d08632d8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 295b2b7a821fdaf3fb9a2aeddba4d632e78f9b34d1d8d54bea5f971ed4afb5ab

import type { ConcreteRequest } from 'relay-runtime';
export type AuditPageActorsQuery$variables = Record<PropertyKey, never>;
export type AuditPageActorsQuery$data = {
  readonly adminStaff: ReadonlyArray<{
    readonly accountNumber: string;
    readonly firstName: string;
    readonly lastName: string;
  }> | null | undefined;
};
export type AuditPageActorsQuery = {
  response: AuditPageActorsQuery$data;
  variables: AuditPageActorsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accountNumber",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditPageActorsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "adminStaff",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "AuditPageActorsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "adminStaff",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "295b2b7a821fdaf3fb9a2aeddba4d632e78f9b34d1d8d54bea5f971ed4afb5ab",
    "metadata": {},
    "name": "AuditPageActorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9212b382ae7622860301b8141156cebd";

export default node;
