/**
 * @generated SignedSource<<3922e153d7cac3c0a3d358bf2768dcbb>>
 * @relayHash 955c5cb6b61aa6d39d9183d23cef0d65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7484f9648001896ef9891d89f90137c4b581d1192490948554dea1cbc9b28979

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ReviewRemoveInput = {
  productId: string;
};
export type OwnReviewMutation$variables = {
  input: ReviewRemoveInput;
};
export type OwnReviewMutation$data = {
  readonly reviewRemove: {
    readonly productId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type OwnReviewMutation = {
  response: OwnReviewMutation$data;
  variables: OwnReviewMutation$variables;
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
    "concreteType": "ReviewRemovePayload",
    "kind": "LinkedField",
    "name": "reviewRemove",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productId",
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
    "name": "OwnReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnReviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7484f9648001896ef9891d89f90137c4b581d1192490948554dea1cbc9b28979",
    "metadata": {},
    "name": "OwnReviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b73eb94673ba28a6d1113a262d675ea9";

export default node;
