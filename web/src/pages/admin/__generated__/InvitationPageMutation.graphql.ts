/**
 * @generated SignedSource<<2a3da0890e67bfa8824c42765e7d9933>>
 * @relayHash c97915eff392ec422af0fb639467a088
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 216e995a57bbfaae53f3cf15ef0c43a4e93b536061a3eb7555eac34b5f9693ce

import type { ConcreteRequest } from 'relay-runtime';
export type AdminRole = "CATALOGUE" | "FINANCE" | "MARKETING" | "ORDERS" | "OWNER" | "READ_ONLY" | "SUPPORT";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type StaffInvitationAcceptInput = {
  token: string;
};
export type InvitationPageMutation$variables = {
  input: StaffInvitationAcceptInput;
};
export type InvitationPageMutation$data = {
  readonly staffInvitationAccept: {
    readonly role: AdminRole | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type InvitationPageMutation = {
  response: InvitationPageMutation$data;
  variables: InvitationPageMutation$variables;
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
    "concreteType": "StaffInvitationAcceptPayload",
    "kind": "LinkedField",
    "name": "staffInvitationAccept",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
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
    "name": "InvitationPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "216e995a57bbfaae53f3cf15ef0c43a4e93b536061a3eb7555eac34b5f9693ce",
    "metadata": {},
    "name": "InvitationPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02932743a1d509041f0af20a3ac935c1";

export default node;
