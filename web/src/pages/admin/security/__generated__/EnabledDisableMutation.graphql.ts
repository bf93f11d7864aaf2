/**
 * @generated SignedSource<<99acd84ba066f9cf623efe868c1d3622>>
 * @relayHash 08feda78b12aa25c5598f17f936d61b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8963f8d750fbee8514c2c1ed5fe323cca4c618fcacc2074d1db4c4a8e747244d

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type TwoStepDisableInput = {
  code: string;
  password: string;
};
export type EnabledDisableMutation$variables = {
  input: TwoStepDisableInput;
};
export type EnabledDisableMutation$data = {
  readonly twoStepDisable: {
    readonly twoStep: {
      readonly since: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type EnabledDisableMutation = {
  response: EnabledDisableMutation$data;
  variables: EnabledDisableMutation$variables;
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
    "concreteType": "TwoStepDisablePayload",
    "kind": "LinkedField",
    "name": "twoStepDisable",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TwoStep",
        "kind": "LinkedField",
        "name": "twoStep",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "since",
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
    "name": "EnabledDisableMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EnabledDisableMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8963f8d750fbee8514c2c1ed5fe323cca4c618fcacc2074d1db4c4a8e747244d",
    "metadata": {},
    "name": "EnabledDisableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f4b7f101bb932ca3c63da76fc2fccf8";

export default node;
