/**
 * @generated SignedSource<<d60276aa88ae1a5139b80130d7cd1fc8>>
 * @relayHash 1d38f1213525d44dad29b120801f9411
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fcb14996f99c4cc6bcc1ea776d3c3d6a5e3e79f9a9c5abb62297faf6ae22d1d

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type BotAnswerSpeakInput = {
  language?: Language;
  text: string;
};
export type serviceSpeechMutation$variables = {
  input: BotAnswerSpeakInput;
};
export type serviceSpeechMutation$data = {
  readonly botAnswerSpeak: {
    readonly audioUrl: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type serviceSpeechMutation = {
  response: serviceSpeechMutation$data;
  variables: serviceSpeechMutation$variables;
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
    "concreteType": "BotAnswerSpeakPayload",
    "kind": "LinkedField",
    "name": "botAnswerSpeak",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "audioUrl",
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
    "name": "serviceSpeechMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "serviceSpeechMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7fcb14996f99c4cc6bcc1ea776d3c3d6a5e3e79f9a9c5abb62297faf6ae22d1d",
    "metadata": {},
    "name": "serviceSpeechMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ec7435939ef798fe5dc4743f2808b7e";

export default node;
