/**
 * @generated SignedSource<<9529c256ba0c0ec08c41d9786573f332>>
 * @relayHash 42da6288f5f1e56f4f342e1bec7b5ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20980e34465ce7b1e26b02e85b2ba7c3041a0ea191a2a0580b2208a1a598bfd8

import type { ConcreteRequest } from 'relay-runtime';
export type UserListsCouponsQuery$variables = {
  accountNumber: string;
};
export type UserListsCouponsQuery$data = {
  readonly adminCoupons: {
    readonly nodes: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
      } | null | undefined;
      readonly code: string;
      readonly endsAt: string | null | undefined;
      readonly id: string;
      readonly percent: number | null | undefined;
      readonly usageLimit: number | null | undefined;
      readonly usedCount: number;
    }>;
  } | null | undefined;
};
export type UserListsCouponsQuery = {
  response: UserListsCouponsQuery$data;
  variables: UserListsCouponsQuery$variables;
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
        "fields": [
          {
            "kind": "Variable",
            "name": "accountNumber",
            "variableName": "accountNumber"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
      }
    ],
    "concreteType": "AdminCouponConnection",
    "kind": "LinkedField",
    "name": "adminCoupons",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCoupon",
        "kind": "LinkedField",
        "name": "nodes",
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
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "percent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "amount",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usageLimit",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UserListsCouponsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserListsCouponsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20980e34465ce7b1e26b02e85b2ba7c3041a0ea191a2a0580b2208a1a598bfd8",
    "metadata": {},
    "name": "UserListsCouponsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b388b99da9720540fd65da5babbec7fa";

export default node;
