/**
 * @generated SignedSource<<38ddf877cd3656ba9cfc8ab4973718bc>>
 * @relayHash d21b66f66bb1e172c13a15320c3f6425
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b8fd24c72f3c2f5818fa2816bf4e75089d9ee234ed958f92c7ad3afea825e00

import type { ConcreteRequest } from 'relay-runtime';
export type CancellationRefusal = "COSTS_MORE" | "TOO_LATE";
export type OrderBy = {
  id: string;
  token?: never;
} | {
  id?: never;
  token: string;
};
export type useCancellationQuery$variables = {
  by: OrderBy;
  subOrderId?: string | null | undefined;
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "by"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subOrderId"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "by",
        "variableName": "by"
      },
      {
        "kind": "Variable",
        "name": "subOrderId",
        "variableName": "subOrderId"
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
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "addedDelivery",
        "plural": false,
        "selections": (v1/*:: as any*/),
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
        "selections": (v1/*:: as any*/),
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
        "selections": (v1/*:: as any*/),
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
    "name": "useCancellationQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancellationQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7b8fd24c72f3c2f5818fa2816bf4e75089d9ee234ed958f92c7ad3afea825e00",
    "metadata": {},
    "name": "useCancellationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "379b209b52f9bb704d2f70bbfa25db3e";

export default node;
