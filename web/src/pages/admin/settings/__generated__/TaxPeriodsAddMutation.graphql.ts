/**
 * @generated SignedSource<<886f0bffa3a12b176350cc0b02e97ef1>>
 * @relayHash db9fc1062e224a1a9d4668a8dd3f4cf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c48cbaa19c2fe0d0147342f7a5af807eef03f7b3bb78122034702ca76d4ec02a

import type { ConcreteRequest } from 'relay-runtime';
export type UseKind = "BRAND" | "CATEGORY" | "FLASH_SALE" | "HOMEPAGE" | "INVOICE" | "ORDER" | "PRODUCT" | "PROMO" | "REVIEW" | "SELLER" | "SUBCATEGORY" | "WISHLIST";
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
      readonly useCount: number | null | undefined;
      readonly usedBy: UseKind | null | undefined;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usedBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "useCount",
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
    "id": "c48cbaa19c2fe0d0147342f7a5af807eef03f7b3bb78122034702ca76d4ec02a",
    "metadata": {},
    "name": "TaxPeriodsAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17d97e0a9eba64fb8185dd15428c21ae";

export default node;
