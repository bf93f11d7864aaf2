/**
 * @generated SignedSource<<e1d8378211f2a3a171c3afac2644433e>>
 * @relayHash 149fba33d7ded712c04030ac3279d702
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f32131a6a1d06b4d31c7aea23d0a140905075b456d3fcf8c5ce0c136057bd18

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type SellerDocumentKind = "BANK" | "LICENCE" | "OTHER" | "REGISTER";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type SellerApplyInput = {
  address: string;
  contactName: string;
  documents?: ReadonlyArray<SellerDocumentInput> | null | undefined;
  email: string;
  idempotencyKey: string;
  language?: Language;
  legalName: string;
  message: string;
  phone: string;
  regionNumber: number;
  shopName: string;
  taxNumber: string;
  website?: string | null | undefined;
};
export type SellerDocumentInput = {
  key: string;
  kind: SellerDocumentKind;
};
export type SellFormMutation$variables = {
  input: SellerApplyInput;
};
export type SellFormMutation$data = {
  readonly sellerApply: {
    readonly applicationNumber: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type SellFormMutation = {
  response: SellFormMutation$data;
  variables: SellFormMutation$variables;
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
    "concreteType": "SellerApplyPayload",
    "kind": "LinkedField",
    "name": "sellerApply",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "applicationNumber",
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
    "name": "SellFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1f32131a6a1d06b4d31c7aea23d0a140905075b456d3fcf8c5ce0c136057bd18",
    "metadata": {},
    "name": "SellFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "34f3add9f819fa0ab27c88741bbc86b2";

export default node;
