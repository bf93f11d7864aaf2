/**
 * @generated SignedSource<<de1e257ed7251786d2db2537a1acfb10>>
 * @relayHash 93f96749c924eac98c2d78b7911ad202
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3806ca57f1e51ab24514671bf692001993e6f37bfc3fc0e5064f7bec285335af

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type CannedAnswerSaveInput = {
  id?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  shortcut: string;
  texts: CannedAnswerTextsInput;
  title: string;
  version?: number | null | undefined;
};
export type CannedAnswerTextsInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  fr: string;
  tn?: string | null | undefined;
};
export type AnswerPageMutation$variables = {
  input: CannedAnswerSaveInput;
};
export type AnswerPageMutation$data = {
  readonly cannedAnswerSave: {
    readonly answer: {
      readonly de: string | null | undefined;
      readonly en: string | null | undefined;
      readonly fr: string | null | undefined;
      readonly id: string;
      readonly shortcut: string;
      readonly title: string;
      readonly tn: string | null | undefined;
      readonly updatedAt: string;
      readonly version: number;
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
export type AnswerPageMutation = {
  response: AnswerPageMutation$data;
  variables: AnswerPageMutation$variables;
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
    "concreteType": "CannedAnswerSavePayload",
    "kind": "LinkedField",
    "name": "cannedAnswerSave",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CannedAnswer",
        "kind": "LinkedField",
        "name": "answer",
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shortcut",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": "fr",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "FR"
              }
            ],
            "kind": "ScalarField",
            "name": "text",
            "storageKey": "text(language:\"FR\")"
          },
          {
            "alias": "en",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "EN"
              }
            ],
            "kind": "ScalarField",
            "name": "text",
            "storageKey": "text(language:\"EN\")"
          },
          {
            "alias": "de",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "DE"
              }
            ],
            "kind": "ScalarField",
            "name": "text",
            "storageKey": "text(language:\"DE\")"
          },
          {
            "alias": "tn",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "TN"
              }
            ],
            "kind": "ScalarField",
            "name": "text",
            "storageKey": "text(language:\"TN\")"
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
    "name": "AnswerPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnswerPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3806ca57f1e51ab24514671bf692001993e6f37bfc3fc0e5064f7bec285335af",
    "metadata": {},
    "name": "AnswerPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8de73451f068043654ca4b5bc9d7f834";

export default node;
