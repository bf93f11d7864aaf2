/**
 * @generated SignedSource<<a661ff721e9b5beca9ec9c728ed6b6a5>>
 * @relayHash 23aaf4959f9463a7e5df8c0da4c68765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36cfb5d3523eafdcbcd23f54dbf82c6ce7f9ac50576e421c1ca2fb5a32ebf091

import type { ConcreteRequest } from 'relay-runtime';
export type ApiKeyKind = "PUBLIC" | "SECRET";
export type ApiKeyMode = "LIVE" | "TEST";
export type ApiKeyScope = "ASSISTANT" | "CARTS" | "CATALOGUE_CHANGES" | "CATALOGUE_READ" | "ORDERS_ALL" | "ORDERS_PLACE" | "ORDERS_READ" | "ORDERS_WRITE" | "PERSONAL_READ" | "PRODUCTS_WRITE" | "REFUNDS_WRITE" | "SHIPMENTS_READ" | "SHIPMENTS_WRITE" | "STOCK_WRITE" | "TICKETS_READ" | "TICKETS_WRITE" | "WEBHOOKS_MANAGE";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ApiKeyCreateInput = {
  carrier?: string | null | undefined;
  expiresAt?: string | null | undefined;
  kind: ApiKeyKind;
  mode?: ApiKeyMode;
  name: string;
  origins?: ReadonlyArray<string> | null | undefined;
  scopes: ReadonlyArray<ApiKeyScope>;
  sellerId?: string | null | undefined;
};
export type KeyDialogCreateMutation$variables = {
  input: ApiKeyCreateInput;
};
export type KeyDialogCreateMutation$data = {
  readonly apiKeyCreate: {
    readonly text: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type KeyDialogCreateMutation = {
  response: KeyDialogCreateMutation$data;
  variables: KeyDialogCreateMutation$variables;
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
    "concreteType": "ApiKeyCreatePayload",
    "kind": "LinkedField",
    "name": "apiKeyCreate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
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
    "name": "KeyDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeyDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36cfb5d3523eafdcbcd23f54dbf82c6ce7f9ac50576e421c1ca2fb5a32ebf091",
    "metadata": {},
    "name": "KeyDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e703f85fc2351254879521f0dcfde707";

export default node;
