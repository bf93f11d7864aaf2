/**
 * @generated SignedSource<<d8852a49fef5e86457aecdfa668d58aa>>
 * @relayHash c7447fe6f3cee10bbf7346406f8ce4ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df31790165d7046473f15867d6cf284a72d2a0e481067326acea235e9ea40854

import type { ConcreteRequest } from 'relay-runtime';
export type PointsKind = "ADJUSTED" | "BURNED" | "BURN_RETURNED" | "EARNED" | "TAKEN_BACK";
export type UserListsPointsQuery$variables = {
  accountNumber: string;
};
export type UserListsPointsQuery$data = {
  readonly adminUserAccount: {
    readonly points: {
      readonly nodes: ReadonlyArray<{
        readonly at: string;
        readonly key: string;
        readonly kind: PointsKind;
        readonly orderId: string | null | undefined;
        readonly orderNumber: string | null | undefined;
        readonly points: number;
        readonly reason: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type UserListsPointsQuery = {
  response: UserListsPointsQuery$data;
  variables: UserListsPointsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "accountNumber"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "accountNumber",
        "variableName": "accountNumber"
      }
    ],
    "concreteType": "AdminUserAccount",
    "kind": "LinkedField",
    "name": "adminUserAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          }
        ],
        "concreteType": "AdminPointsEntryConnection",
        "kind": "LinkedField",
        "name": "points",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminPointsEntry",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "points",
                "storageKey": null
              },
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
                "name": "orderId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "points(first:50)"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UserListsPointsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserListsPointsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df31790165d7046473f15867d6cf284a72d2a0e481067326acea235e9ea40854",
    "metadata": {},
    "name": "UserListsPointsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4548435989c7076d9993cd3a7023b27c";

export default node;
