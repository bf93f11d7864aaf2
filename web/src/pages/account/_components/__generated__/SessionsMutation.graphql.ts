/**
 * @generated SignedSource<<e961668a5b214311702bc6b901a31b0d>>
 * @relayHash 8437331fb1c69833f1a971f09c1e305e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eaf3e508bb706ce4b5b126b8a55fa889df674971f454cf81bf146e5adc5646e

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CONFLICT" | "COSTS_MORE" | "INVALID" | "NOT_FOUND" | "RATE_LIMITED" | "REQUIRED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type SessionRevokeInput = {
  id: string;
};
export type SessionsMutation$variables = {
  input: SessionRevokeInput;
};
export type SessionsMutation$data = {
  readonly sessionRevoke: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
    readonly viewer: {
      readonly sessions: ReadonlyArray<{
        readonly createdAt: string;
        readonly id: string;
        readonly isCurrent: boolean;
        readonly seenAt: string;
        readonly userAgent: string | null | undefined;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SessionsMutation = {
  response: SessionsMutation$data;
  variables: SessionsMutation$variables;
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
    "concreteType": "SessionRevokePayload",
    "kind": "LinkedField",
    "name": "sessionRevoke",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountSession",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
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
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seenAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userAgent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              }
            ],
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
    "name": "SessionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0eaf3e508bb706ce4b5b126b8a55fa889df674971f454cf81bf146e5adc5646e",
    "metadata": {},
    "name": "SessionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7142172926f2b4a2da7fb1c9108668ed";

export default node;
