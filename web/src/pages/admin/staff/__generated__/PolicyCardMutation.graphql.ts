/**
 * @generated SignedSource<<28ba8986ffc6840d1aed5eff545df9d2>>
 * @relayHash be2a1426a31ef5781dda1fa8caa5b9b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34b8b39d65f6680dfdd9047c98e8b8cdb07b5e8a2ac90729498f8a793b3460b6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type StaffPolicySetInput = {
  isTwoStepRequired: boolean;
};
export type PolicyCardMutation$variables = {
  input: StaffPolicySetInput;
};
export type PolicyCardMutation$data = {
  readonly staffPolicySet: {
    readonly policy: {
      readonly " $fragmentSpreads": FragmentRefs<"PolicyCard_policy">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type PolicyCardMutation = {
  response: PolicyCardMutation$data;
  variables: PolicyCardMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PolicyCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffPolicySetPayload",
        "kind": "LinkedField",
        "name": "staffPolicySet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffPolicy",
            "kind": "LinkedField",
            "name": "policy",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PolicyCard_policy"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PolicyCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffPolicySetPayload",
        "kind": "LinkedField",
        "name": "staffPolicySet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffPolicy",
            "kind": "LinkedField",
            "name": "policy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isTwoStepRequired",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "34b8b39d65f6680dfdd9047c98e8b8cdb07b5e8a2ac90729498f8a793b3460b6",
    "metadata": {},
    "name": "PolicyCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1269d8245fef1c152d586ec6430b1314";

export default node;
