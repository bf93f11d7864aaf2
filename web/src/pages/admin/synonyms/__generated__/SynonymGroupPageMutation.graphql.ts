/**
 * @generated SignedSource<<1e41720c0c63756380ff76c7949b4966>>
 * @relayHash cf0a3a2602e040aa33b816ce9b25a295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb431c6d2111be1d15109bd846a6031633febad1341495fb6cde5ff5935558fb

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type SynonymsSaveInput = {
  id?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  language: Language;
  version?: number | null | undefined;
  words: ReadonlyArray<string>;
};
export type SynonymGroupPageMutation$variables = {
  input: SynonymsSaveInput;
};
export type SynonymGroupPageMutation$data = {
  readonly synonymsSave: {
    readonly change: {
      readonly canUndoUntil: string | null | undefined;
      readonly reference: string;
    } | null | undefined;
    readonly group: {
      readonly id: string;
      readonly isApplied: boolean;
      readonly language: Language;
      readonly updatedAt: string;
      readonly version: number;
      readonly words: ReadonlyArray<{
        readonly form: string;
        readonly text: string;
      }>;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly changedAt: string | null | undefined;
      readonly changedBy: string | null | undefined;
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type SynonymGroupPageMutation = {
  response: SynonymGroupPageMutation$data;
  variables: SynonymGroupPageMutation$variables;
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
    "concreteType": "SynonymsSavePayload",
    "kind": "LinkedField",
    "name": "synonymsSave",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSynonymGroup",
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "language",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminSynonymWord",
            "kind": "LinkedField",
            "name": "words",
            "plural": true,
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
                "kind": "ScalarField",
                "name": "form",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isApplied",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangeRef",
        "kind": "LinkedField",
        "name": "change",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canUndoUntil",
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
            "name": "changedBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changedAt",
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
    "name": "SynonymGroupPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SynonymGroupPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cb431c6d2111be1d15109bd846a6031633febad1341495fb6cde5ff5935558fb",
    "metadata": {},
    "name": "SynonymGroupPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a4037a6539ce90a1a07d277608382ae";

export default node;
