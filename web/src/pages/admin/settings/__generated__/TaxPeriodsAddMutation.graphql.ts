/**
 * @generated SignedSource<<d3096cb979b2269a526ab122910f7024>>
 * @relayHash 05308945462226e39919fa3b06221fe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1d7b4fca812ec38c902a1857453e93eca858e830f3e71023a94a20559a8e99e

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminTaxPeriodAddInput = {
  idempotencyKey: string;
  intermediateRate: string;
  reducedRate: string;
  stamp: string;
  standardRate: string;
  validFrom: string;
};
export type TaxPeriodsAddMutation$variables = {
  input: AdminTaxPeriodAddInput;
};
export type TaxPeriodsAddMutation$data = {
  readonly adminTaxPeriodAdd: {
    readonly period: {
      readonly validFrom: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type TaxPeriodsAddMutation = {
  response: TaxPeriodsAddMutation$data;
  variables: TaxPeriodsAddMutation$variables;
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
    "concreteType": "AdminTaxPeriodAddPayload",
    "kind": "LinkedField",
    "name": "adminTaxPeriodAdd",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTaxPeriod",
        "kind": "LinkedField",
        "name": "period",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "validFrom",
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
    "name": "TaxPeriodsAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TaxPeriodsAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d1d7b4fca812ec38c902a1857453e93eca858e830f3e71023a94a20559a8e99e",
    "metadata": {},
    "name": "TaxPeriodsAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf21ae9a3bf850830a85b8b676c9d01c";

export default node;
