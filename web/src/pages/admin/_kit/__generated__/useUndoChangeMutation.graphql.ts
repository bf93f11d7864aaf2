/**
 * @generated SignedSource<<318e1eddf4a019ab0a18cdbf80015b1f>>
 * @relayHash 9c2b68e5c3a4a555ff02d03905a5f428
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d015e6bee051325e106703d9751a5584c7b58fd765cbfeee12e83870b59f8edc

import type { ConcreteRequest } from 'relay-runtime';
export type UndoObstacle = "CHANGED" | "NOT_UNDOABLE";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ChangeUndoInput = {
  id: string;
};
export type useUndoChangeMutation$variables = {
  input: ChangeUndoInput;
};
export type useUndoChangeMutation$data = {
  readonly changeUndo: {
    readonly unchanged: ReadonlyArray<{
      readonly entity: string;
      readonly field: string;
      readonly reason: UndoObstacle;
    }> | null | undefined;
    readonly undone: ReadonlyArray<{
      readonly fields: ReadonlyArray<string>;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type useUndoChangeMutation = {
  response: useUndoChangeMutation$data;
  variables: useUndoChangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ChangeUndoPayload",
    "kind": "LinkedField",
    "name": "changeUndo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UndoneObject",
        "kind": "LinkedField",
        "name": "undone",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fields",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UnchangedField",
        "kind": "LinkedField",
        "name": "unchanged",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entity",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
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
          (v1/*:: as any*/),
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
    "name": "useUndoChangeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoChangeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d015e6bee051325e106703d9751a5584c7b58fd765cbfeee12e83870b59f8edc",
    "metadata": {},
    "name": "useUndoChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2dfbee74f9485084bea1d07f4da9bad";

export default node;
