/**
 * @generated SignedSource<<f3c1942820ffd1f4b8020a07efb30f66>>
 * @relayHash c5c89005c94f65b0d67b94df0f3339b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ae75dee378a8850e21ceb70fb1d0569f5128d53faed7f0470889fe05acaa635

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type BotPictureReadInput = {
  language?: Language;
  picture: string;
};
export type readPictureMutation$variables = {
  input: BotPictureReadInput;
};
export type readPictureMutation$data = {
  readonly botPictureRead: {
    readonly picture: {
      readonly colors: ReadonlyArray<string>;
      readonly description: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type readPictureMutation = {
  response: readPictureMutation$data;
  variables: readPictureMutation$variables;
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
    "concreteType": "BotPictureReadPayload",
    "kind": "LinkedField",
    "name": "botPictureRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BotPicture",
        "kind": "LinkedField",
        "name": "picture",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "colors",
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
    "name": "readPictureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readPictureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0ae75dee378a8850e21ceb70fb1d0569f5128d53faed7f0470889fe05acaa635",
    "metadata": {},
    "name": "readPictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c2a607dbcfa17c78300363fcc981f20";

export default node;
