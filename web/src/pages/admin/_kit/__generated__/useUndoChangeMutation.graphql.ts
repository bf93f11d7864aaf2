/**
 * @generated SignedSource<<c2db3a2edc7b610151021bd2962d745c>>
 * @relayHash 91de5b3b66e96dcf23ff2b88e01e59c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d1f28c86e062e4bd5b66689319777d870bbf4117ef1f63f403388a174554585

import type { ConcreteRequest } from 'relay-runtime';
export type UndoObstacle = "CHANGED" | "NOT_UNDOABLE";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ChangeUndoInput = {
  id: string;
};
export type useUndoChangeMutation$variables = {
  input: ChangeUndoInput;
};
export type useUndoChangeMutation$data = {
  readonly changeUndo: {
    readonly unchanged: ReadonlyArray<{
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
    "id": "7d1f28c86e062e4bd5b66689319777d870bbf4117ef1f63f403388a174554585",
    "metadata": {},
    "name": "useUndoChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d9f8c8a6b4a1afbc1846f4fee093643d";

export default node;
