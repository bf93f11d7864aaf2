/**
 * @generated SignedSource<<af42470da86c4155352b7cb0e941cba4>>
 * @relayHash 7fbe47adce516eb318f74d217322ab14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe0ceffad1a6933ced1a3656d7cfbf9ed4e3aae56b6028e88a20f37aed29e5fc

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
export type UserListsOrdersQuery$variables = {
  accountNumber: string;
};
export type UserListsOrdersQuery$data = {
  readonly adminOrders: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string;
      readonly id: string;
      readonly number: string;
      readonly state: OrderState;
      readonly total: {
        readonly amount: string;
      };
    }>;
  } | null | undefined;
};
export type UserListsOrdersQuery = {
  response: UserListsOrdersQuery$data;
  variables: UserListsOrdersQuery$variables;
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
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "adminOrders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
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
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total",
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
    "name": "UserListsOrdersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserListsOrdersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fe0ceffad1a6933ced1a3656d7cfbf9ed4e3aae56b6028e88a20f37aed29e5fc",
    "metadata": {},
    "name": "UserListsOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b07d0a82217a4269db5bbf1f99067235";

export default node;
