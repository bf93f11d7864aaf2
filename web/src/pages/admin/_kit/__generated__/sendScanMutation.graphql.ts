/**
 * @generated SignedSource<<0bedc73ed9deeb5586f1cbaefc604966>>
 * @relayHash cd5a26e2bef857fccb0fc4e8def94990
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e69033a3f036523e89de927729784f61f28d87894e3fbb08bc0eb58811e5d9c0

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
export type ParcelScanMode = "HAND_OVER" | "PREPARE" | "RETURN";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ParcelScanInput = {
  code: string;
  idempotencyKey: string;
  mode: ParcelScanMode;
};
export type sendScanMutation$variables = {
  input: ParcelScanInput;
};
export type sendScanMutation$data = {
  readonly parcelScan: {
    readonly order: {
      readonly id: string;
    } | null | undefined;
    readonly subOrder: {
      readonly id: string;
      readonly number: string;
      readonly state: OrderState;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type sendScanMutation = {
  response: sendScanMutation$data;
  variables: sendScanMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ParcelScanPayload",
    "kind": "LinkedField",
    "name": "parcelScan",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubOrder",
        "kind": "LinkedField",
        "name": "subOrder",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "state",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
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
            "name": "message",
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
    "name": "sendScanMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendScanMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e69033a3f036523e89de927729784f61f28d87894e3fbb08bc0eb58811e5d9c0",
    "metadata": {},
    "name": "sendScanMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "582217acd50554d94c70fad791de29af";

export default node;
