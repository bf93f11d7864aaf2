/**
 * @generated SignedSource<<2bd04d288307063ab654a7ccc909ab21>>
 * @relayHash 5945106e081dca4e09638441d4a37bd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81588eb27982e5aedc5308596e085d3972bb89d12194c6fdf884347c44be90ca

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ReviewVoteInput = {
  isUseful: boolean;
  reviewId: string;
};
export type voteOnReviewMutation$variables = {
  input: ReviewVoteInput;
};
export type voteOnReviewMutation$data = {
  readonly reviewVote: {
    readonly review: {
      readonly id: string;
      readonly usefulCount: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type voteOnReviewMutation = {
  response: voteOnReviewMutation$data;
  variables: voteOnReviewMutation$variables;
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
    "concreteType": "ReviewVotePayload",
    "kind": "LinkedField",
    "name": "reviewVote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Review",
        "kind": "LinkedField",
        "name": "review",
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
            "name": "usefulCount",
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
    "name": "voteOnReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "voteOnReviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "81588eb27982e5aedc5308596e085d3972bb89d12194c6fdf884347c44be90ca",
    "metadata": {},
    "name": "voteOnReviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9743ba422750bcf86a600ba5cda8d581";

export default node;
