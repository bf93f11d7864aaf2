/**
 * @generated SignedSource<<c4f5e6f1ded36a9f1ca714c991f87198>>
 * @relayHash 3f4b18c6db3454e9fd693c6df95fb244
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaf2a6dcecb4362712c7a8261ac0261cffdfaf51869e668b525a14111f70399d

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type PayoutPrepareInput = {
  idempotencyKey: string;
  sellerIds?: ReadonlyArray<string> | null | undefined;
};
export type PrepareFormMutation$variables = {
  input: PayoutPrepareInput;
};
export type PrepareFormMutation$data = {
  readonly payoutPrepare: {
    readonly batch: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type PrepareFormMutation = {
  response: PrepareFormMutation$data;
  variables: PrepareFormMutation$variables;
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
    "concreteType": "PayoutBatchPayload",
    "kind": "LinkedField",
    "name": "payoutPrepare",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PayoutBatch",
        "kind": "LinkedField",
        "name": "batch",
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
    "name": "PrepareFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrepareFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aaf2a6dcecb4362712c7a8261ac0261cffdfaf51869e668b525a14111f70399d",
    "metadata": {},
    "name": "PrepareFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eccc9368e415e60daffc8722480b0d69";

export default node;
