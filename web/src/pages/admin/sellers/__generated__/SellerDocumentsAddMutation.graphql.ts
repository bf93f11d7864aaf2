/**
 * @generated SignedSource<<47d2a279b6cc53a6c255cd794e9403d0>>
 * @relayHash bed8b0d699e984b502fff99a15affb46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cd2e7468df43f6bbe5c4dd4a7123a7387cf7694fa3d8a36228089c3ac821902

import type { ConcreteRequest } from 'relay-runtime';
export type SellerDocumentKind = "BANK" | "LICENCE" | "OTHER" | "REGISTER";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminSellerDocumentAddInput = {
  document: SellerDocumentInput;
  sellerId: string;
};
export type SellerDocumentInput = {
  key: string;
  kind: SellerDocumentKind;
};
export type SellerDocumentsAddMutation$variables = {
  input: AdminSellerDocumentAddInput;
};
export type SellerDocumentsAddMutation$data = {
  readonly adminSellerDocumentAdd: {
    readonly documents: ReadonlyArray<{
      readonly key: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type SellerDocumentsAddMutation = {
  response: SellerDocumentsAddMutation$data;
  variables: SellerDocumentsAddMutation$variables;
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
    "concreteType": "AdminSellerDocumentsPayload",
    "kind": "LinkedField",
    "name": "adminSellerDocumentAdd",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSellerDocument",
        "kind": "LinkedField",
        "name": "documents",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
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
    "name": "SellerDocumentsAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SellerDocumentsAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2cd2e7468df43f6bbe5c4dd4a7123a7387cf7694fa3d8a36228089c3ac821902",
    "metadata": {},
    "name": "SellerDocumentsAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e2c4967de60ae4771ff343ea5f8d1c9";

export default node;
