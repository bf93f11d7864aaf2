/**
 * @generated SignedSource<<cd5309f374057c70fcbfb7ac2767cd0b>>
 * @relayHash ff1fcef833bfc1197a60da58052e23a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba5ef5f46d30a2dc53dac120f561684c85b9ee4ade81b5579400deb763fcf6b5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PolicyCardQuery$variables = Record<PropertyKey, never>;
export type PolicyCardQuery$data = {
  readonly adminStaff: ReadonlyArray<{
    readonly id: string;
    readonly twoStepSince: string | null | undefined;
  }> | null | undefined;
  readonly adminStaffPolicy: {
    readonly " $fragmentSpreads": FragmentRefs<"PolicyCard_policy">;
  } | null | undefined;
};
export type PolicyCardQuery = {
  response: PolicyCardQuery$data;
  variables: PolicyCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "StaffMember",
  "kind": "LinkedField",
  "name": "adminStaff",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twoStepSince",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PolicyCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffPolicy",
        "kind": "LinkedField",
        "name": "adminStaffPolicy",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PolicyCard_policy"
          }
        ],
        "storageKey": null
      },
      (v0/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PolicyCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffPolicy",
        "kind": "LinkedField",
        "name": "adminStaffPolicy",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTwoStepRequired",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "ba5ef5f46d30a2dc53dac120f561684c85b9ee4ade81b5579400deb763fcf6b5",
    "metadata": {},
    "name": "PolicyCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c8446c275249a21e180eb7e31ea0a551";

export default node;
