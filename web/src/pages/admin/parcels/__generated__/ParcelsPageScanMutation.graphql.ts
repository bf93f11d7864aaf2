/**
 * @generated SignedSource<<2ac9697e93e9a5876bd1c6618e80f8aa>>
 * @relayHash 7465bb3d2b80d5ed0977df607325b615
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c558608379fa9b3791b44a95af3cf2be7a33a99d40de2d36f64fe09c192fee5

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
export type ParcelScanMode = "HAND_OVER" | "PREPARE" | "RETURN";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ParcelScanInput = {
  code: string;
  idempotencyKey: string;
  mode: ParcelScanMode;
};
export type ParcelsPageScanMutation$variables = {
  input: ParcelScanInput;
};
export type ParcelsPageScanMutation$data = {
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
export type ParcelsPageScanMutation = {
  response: ParcelsPageScanMutation$data;
  variables: ParcelsPageScanMutation$variables;
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
    "name": "ParcelsPageScanMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ParcelsPageScanMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8c558608379fa9b3791b44a95af3cf2be7a33a99d40de2d36f64fe09c192fee5",
    "metadata": {},
    "name": "ParcelsPageScanMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "412e87dcebe1253b7ec2ab45b9cf7efa";

export default node;
