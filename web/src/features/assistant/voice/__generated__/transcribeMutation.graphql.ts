/**
 * @generated SignedSource<<b67eabf612ceede8aa4b5259056f60c9>>
 * @relayHash e8118be0370d420e82b73e0c50372aa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6656e679bc199f1a8acc0c81ccbd0977f0048bad0129ec4e82fb89a290c155b5

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type BotSpeechTranscribeInput = {
  language?: Language;
  recording: string;
};
export type transcribeMutation$variables = {
  input: BotSpeechTranscribeInput;
};
export type transcribeMutation$data = {
  readonly botSpeechTranscribe: {
    readonly text: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type transcribeMutation = {
  response: transcribeMutation$data;
  variables: transcribeMutation$variables;
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
    "concreteType": "BotSpeechTranscribePayload",
    "kind": "LinkedField",
    "name": "botSpeechTranscribe",
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
    "name": "transcribeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "transcribeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6656e679bc199f1a8acc0c81ccbd0977f0048bad0129ec4e82fb89a290c155b5",
    "metadata": {},
    "name": "transcribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1fd0e7ad13de636d85b1c6c82af2a8e";

export default node;
