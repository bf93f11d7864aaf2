/**
 * @generated SignedSource<<2fe2758a89c72769dd7c5aab452eac5d>>
 * @relayHash 4c624dd31a13a48ef5a9d1465b105350
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c53a1a672db3e266abfff9cb6d925c05decfc5784e04794f285cf89e74d1967

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type StaffInvitationWithdrawInput = {
  id: string;
};
export type InvitationsMutation$variables = {
  input: StaffInvitationWithdrawInput;
};
export type InvitationsMutation$data = {
  readonly staffInvitationWithdraw: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
    readonly withdrawnId: string | null | undefined;
  } | null | undefined;
};
export type InvitationsMutation = {
  response: InvitationsMutation$data;
  variables: InvitationsMutation$variables;
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
    "concreteType": "StaffInvitationWithdrawPayload",
    "kind": "LinkedField",
    "name": "staffInvitationWithdraw",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withdrawnId",
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
    "name": "InvitationsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1c53a1a672db3e266abfff9cb6d925c05decfc5784e04794f285cf89e74d1967",
    "metadata": {},
    "name": "InvitationsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef11109bc647d947907f055c2ddc2550";

export default node;
