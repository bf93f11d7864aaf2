/**
 * @generated SignedSource<<81823729e709282459a114aa0f0f1201>>
 * @relayHash 8250dafed5776ec022644c23534c2408
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40a4dafd4899896ab5572d1b3df3844995e86a96038318d1211395cda932cd4c

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
export type TicketOrderQuery$variables = {
  id: string;
};
export type TicketOrderQuery$data = {
  readonly adminOrder: {
    readonly createdAt: string;
    readonly id: string;
    readonly number: string;
    readonly state: OrderState;
    readonly subOrders: ReadonlyArray<{
      readonly canReturnUntil: string | null | undefined;
      readonly id: string;
      readonly lines: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly quantity: number;
        readonly returnedQuantity: number;
      }>;
      readonly number: string;
      readonly sellerName: string;
      readonly state: OrderState;
      readonly trackingNumber: string | null | undefined;
    }>;
    readonly total: {
      readonly amount: string;
    };
  } | null | undefined;
};
export type TicketOrderQuery = {
  response: TicketOrderQuery$data;
  variables: TicketOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "adminOrder",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
      (v3/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubOrder",
        "kind": "LinkedField",
        "name": "subOrders",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sellerName",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trackingNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canReturnUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "returnedQuantity",
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
    "name": "TicketOrderQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TicketOrderQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "40a4dafd4899896ab5572d1b3df3844995e86a96038318d1211395cda932cd4c",
    "metadata": {},
    "name": "TicketOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9cbeb567b3ade52a5ea01081fefea505";

export default node;
