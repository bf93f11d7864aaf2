/**
 * @generated SignedSource<<63b5bf33a4801c80c009cb45a9e568c3>>
 * @relayHash 5eca85ef87846963fa7478cc943d8ccb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07bcc3a98261cf499c8eab7519e7fded9bdc59a9ec1e6ca753d0185f1b58f04f

import type { ConcreteRequest } from 'relay-runtime';
export type UseKind = "BRAND" | "CATEGORY" | "FLASH_SALE" | "HOMEPAGE" | "INVOICE" | "ORDER" | "PRODUCT" | "PROMO" | "REVIEW" | "SELLER" | "SUBCATEGORY" | "WISHLIST";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminTaxPeriodRemoveInput = {
  validFrom: string;
};
export type TaxPeriodsRemoveMutation$variables = {
  input: AdminTaxPeriodRemoveInput;
};
export type TaxPeriodsRemoveMutation$data = {
  readonly adminTaxPeriodRemove: {
    readonly deletedDay: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
      readonly useCount: number | null | undefined;
      readonly usedBy: UseKind | null | undefined;
    }>;
  } | null | undefined;
};
export type TaxPeriodsRemoveMutation = {
  response: TaxPeriodsRemoveMutation$data;
  variables: TaxPeriodsRemoveMutation$variables;
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
    "concreteType": "AdminTaxPeriodRemovePayload",
    "kind": "LinkedField",
    "name": "adminTaxPeriodRemove",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedDay",
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
    "name": "TaxPeriodsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TaxPeriodsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "07bcc3a98261cf499c8eab7519e7fded9bdc59a9ec1e6ca753d0185f1b58f04f",
    "metadata": {},
    "name": "TaxPeriodsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "71203251a15a533d8990ff1cc3b98942";

export default node;
