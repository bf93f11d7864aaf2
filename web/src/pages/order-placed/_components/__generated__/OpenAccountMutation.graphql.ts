/**
 * @generated SignedSource<<b773c5ec3878f59d8bd86bb3b9e58e0e>>
 * @relayHash f3d38afbc1d0bccfb8ac0cf8ca7aa30f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b793fec506e60868af9306bad3f6e2d025ab8a6602db4358dcc32c34c64f493

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AccountOpenInput = {
  orderToken: string;
};
export type OpenAccountMutation$variables = {
  input: AccountOpenInput;
};
export type OpenAccountMutation$data = {
  readonly accountOpen: {
    readonly isSent: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type OpenAccountMutation = {
  response: OpenAccountMutation$data;
  variables: OpenAccountMutation$variables;
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
    "concreteType": "AccountOpenPayload",
    "kind": "LinkedField",
    "name": "accountOpen",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSent",
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
    "name": "OpenAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b793fec506e60868af9306bad3f6e2d025ab8a6602db4358dcc32c34c64f493",
    "metadata": {},
    "name": "OpenAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10301811b91f8a3381d6f7703f8a096d";

export default node;
