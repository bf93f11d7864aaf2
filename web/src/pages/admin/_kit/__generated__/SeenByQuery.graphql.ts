/**
 * @generated SignedSource<<cb6d9512be85d492590ca6b6baac1347>>
 * @relayHash 7c482a2453f9da878f87f9630a3c98f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dded5c3753cabae898ad897351af2c235db7453ebd6994a705483ca3b1537131

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessReason = "BANK_ACCOUNT" | "DOCUMENT" | "EXPORT" | "OPEN" | "PRINT" | "SEARCH";
export type AccessFilter = {
  actor?: string | null | undefined;
  buyerOf?: string | null | undefined;
  entity?: string | null | undefined;
  entityId?: string | null | undefined;
  from?: string | null | undefined;
  reason?: AccessReason | null | undefined;
  until?: string | null | undefined;
};
export type SeenByQuery$variables = {
  filter?: AccessFilter | null | undefined;
  first: number;
};
export type SeenByQuery$data = {
  readonly adminAccess: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly " $fragmentSpreads": FragmentRefs<"SeenBy_entry">;
    }>;
  } | null | undefined;
};
export type SeenByQuery = {
  response: SeenByQuery$data;
  variables: SeenByQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SeenByQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccessEntryConnection",
        "kind": "LinkedField",
        "name": "adminAccess",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessEntry",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SeenBy_entry"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SeenByQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccessEntryConnection",
        "kind": "LinkedField",
        "name": "adminAccess",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessEntry",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditActor",
                "kind": "LinkedField",
                "name": "actor",
                "plural": false,
                "selections": [
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
                    "name": "name",
                    "storageKey": null
                  }
                ],
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
    "id": "dded5c3753cabae898ad897351af2c235db7453ebd6994a705483ca3b1537131",
    "metadata": {},
    "name": "SeenByQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c420cdeda57a8194ec34f701a23161c";

export default node;
