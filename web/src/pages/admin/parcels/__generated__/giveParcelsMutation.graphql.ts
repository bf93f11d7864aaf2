/**
 * @generated SignedSource<<de0dabe193a9e7798ba1b2970f0bd162>>
 * @relayHash b7e321aa1957c97c9bb6fb5b4394f1d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f92e7bf56ccf2b32bcf39ebbc573f39510b192f6fe1eed915812de71d4ec371b

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ParcelCarrierInput = {
  carrier: string;
  idempotencyKey: string;
  reason?: string | null | undefined;
  subOrderId: string;
};
export type giveParcelsMutation$variables = {
  input: ParcelCarrierInput;
};
export type giveParcelsMutation$data = {
  readonly parcelCarrierSet: {
    readonly order: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type giveParcelsMutation = {
  response: giveParcelsMutation$data;
  variables: giveParcelsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ParcelCarrierPayload",
    "kind": "LinkedField",
    "name": "parcelCarrierSet",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "giveParcelsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "giveParcelsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f92e7bf56ccf2b32bcf39ebbc573f39510b192f6fe1eed915812de71d4ec371b",
    "metadata": {},
    "name": "giveParcelsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ef5405968fceb8bdc09c8cdacfe1d65";

export default node;
