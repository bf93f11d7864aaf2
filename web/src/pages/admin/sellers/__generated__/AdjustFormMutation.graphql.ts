/**
 * @generated SignedSource<<1e78e2ed8266e3e8f278227f33530a68>>
 * @relayHash c17c57b66be70b7f43f58dc3578e88a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01118793738dd3047c59d6f819acaf0518be5767350c72d3f2b450812b4b299c

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type SellerLedgerAdjustInput = {
  amount: string;
  idempotencyKey: string;
  reason: string;
  sellerId: string;
};
export type AdjustFormMutation$variables = {
  input: SellerLedgerAdjustInput;
};
export type AdjustFormMutation$data = {
  readonly sellerLedgerAdjust: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type AdjustFormMutation = {
  response: AdjustFormMutation$data;
  variables: AdjustFormMutation$variables;
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
    "concreteType": "SellerLedgerAdjustPayload",
    "kind": "LinkedField",
    "name": "sellerLedgerAdjust",
    "plural": false,
    "selections": [
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
            "name": "field",
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
    "name": "AdjustFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdjustFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "01118793738dd3047c59d6f819acaf0518be5767350c72d3f2b450812b4b299c",
    "metadata": {},
    "name": "AdjustFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5b2b0551684890ea2944b3d53855548";

export default node;
