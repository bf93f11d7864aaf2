/**
 * @generated SignedSource<<85ed5aa291e6b77d2d3d3625260b3fe7>>
 * @relayHash ab7202b649154d65b82805903ff1800b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52e88c9702601d029f9bb31986e2029681bf08ff95382ef049b8b8a1ce8db334

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TwoStepBeginInput = {
  password: string;
};
export type EnrolmentBeginMutation$variables = {
  input: TwoStepBeginInput;
};
export type EnrolmentBeginMutation$data = {
  readonly twoStepBegin: {
    readonly secret: {
      readonly secret: string;
      readonly uri: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type EnrolmentBeginMutation = {
  response: EnrolmentBeginMutation$data;
  variables: EnrolmentBeginMutation$variables;
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
    "concreteType": "TwoStepBeginPayload",
    "kind": "LinkedField",
    "name": "twoStepBegin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TwoStepSecret",
        "kind": "LinkedField",
        "name": "secret",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uri",
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
    "name": "EnrolmentBeginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EnrolmentBeginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "52e88c9702601d029f9bb31986e2029681bf08ff95382ef049b8b8a1ce8db334",
    "metadata": {},
    "name": "EnrolmentBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94c3f9202ebbc284a7a52fecaf5a37ac";

export default node;
