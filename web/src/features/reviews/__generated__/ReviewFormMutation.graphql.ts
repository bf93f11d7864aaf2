/**
 * @generated SignedSource<<1e8698ac45a6fb713167ed55c3bfaf13>>
 * @relayHash 4f87ed3cff50cb963a92d236da344ae5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c30432a03b26b7191d9ecacfe20dd4f2655dfb9e9f77d381822198047b044dab

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type ReviewState = "PENDING" | "PUBLISHED" | "REJECTED";
export type UserErrorCode = "CONFLICT" | "INVALID" | "NOT_FOUND" | "RATE_LIMITED" | "REQUIRED" | "TAKEN" | "TOO_LONG" | "TOO_SHORT";
export type ReviewSaveInput = {
  language?: Language;
  productId: string;
  rating: number;
  text: string;
  title?: string | null | undefined;
};
export type ReviewFormMutation$variables = {
  input: ReviewSaveInput;
};
export type ReviewFormMutation$data = {
  readonly reviewSave: {
    readonly review: {
      readonly createdAt: string;
      readonly id: string;
      readonly moderationNote: string | null | undefined;
      readonly rating: number;
      readonly state: ReviewState;
      readonly text: string;
      readonly title: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
  };
};
export type ReviewFormMutation = {
  response: ReviewFormMutation$data;
  variables: ReviewFormMutation$variables;
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
    "concreteType": "ReviewSavePayload",
    "kind": "LinkedField",
    "name": "reviewSave",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OwnReview",
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
            "name": "rating",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moderationNote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
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
    "name": "ReviewFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReviewFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c30432a03b26b7191d9ecacfe20dd4f2655dfb9e9f77d381822198047b044dab",
    "metadata": {},
    "name": "ReviewFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "07404d131a29c32b01f60b0e6f804bcd";

export default node;
