/**
 * @generated SignedSource<<68e7860efa4ecdb3c87bd12be3297540>>
 * @relayHash 2782fcea752c79022261ff1bca8658e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ae936cab3ed7a63fce124eeb037cbf60755beb5a9793c05f07ab9a17b403e01

import type { ConcreteRequest } from 'relay-runtime';
export type ActorsQuery$variables = Record<PropertyKey, never>;
export type ActorsQuery$data = {
  readonly adminStaff: ReadonlyArray<{
    readonly accountNumber: string;
    readonly firstName: string;
    readonly lastName: string;
  }> | null | undefined;
};
export type ActorsQuery = {
  response: ActorsQuery$data;
  variables: ActorsQuery$variables;
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
    "name": "ActorsQuery",
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
    "name": "ActorsQuery",
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
    "id": "3ae936cab3ed7a63fce124eeb037cbf60755beb5a9793c05f07ab9a17b403e01",
    "metadata": {},
    "name": "ActorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c63d9871b9ddc7dbb95fcf0f2f20211e";

export default node;
