/**
 * @generated SignedSource<<81b07a56a7d363119dc5e4c095277f74>>
 * @relayHash 3b5564cc35fb5d53c0008eff36c6c047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 533e211238583672d3f09ae3c80c7d6702f9d260e3f2d977232b5a14ddd9d623

import type { ConcreteRequest } from 'relay-runtime';
export type CancellationRefusal = "COSTS_MORE" | "TOO_LATE";
export type useCancellationQuery$variables = {
  orderId?: string | null | undefined;
  subOrderId?: string | null | undefined;
  token?: string | null | undefined;
};
export type useCancellationQuery$data = {
  readonly orderCancellation: {
    readonly addedDelivery: {
      readonly amount: string;
    };
    readonly refundDue: {
      readonly amount: string;
    };
    readonly refusal: CancellationRefusal | null | undefined;
    readonly returnedPoints: number;
    readonly total: {
      readonly amount: string;
    };
    readonly withdrawnCoupon: string | null | undefined;
    readonly withdrawnDiscount: {
      readonly amount: string;
    };
  } | null | undefined;
};
export type useCancellationQuery = {
  response: useCancellationQuery$data;
  variables: useCancellationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subOrderId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      },
      {
        "kind": "Variable",
        "name": "subOrderId",
        "variableName": "subOrderId"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "OrderCancellation",
    "kind": "LinkedField",
    "name": "orderCancellation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refusal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "total",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "addedDelivery",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withdrawnCoupon",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "withdrawnDiscount",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "returnedPoints",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "refundDue",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancellationQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCancellationQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "533e211238583672d3f09ae3c80c7d6702f9d260e3f2d977232b5a14ddd9d623",
    "metadata": {},
    "name": "useCancellationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "37ed8bc297bb359723998e7f594e554f";

export default node;
