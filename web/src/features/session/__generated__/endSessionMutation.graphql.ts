/**
 * @generated SignedSource<<886a85ee0ad6c5378eee85467a7670ff>>
 * @relayHash 44af86c7b8cdee3bb1a73efca04baea0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ada23b52d6603135a8e6f0a2c391621cc62ed7718a7ae36bce20145df0642c10

import type { ConcreteRequest } from 'relay-runtime';
export type SessionEndInput = {
  everywhere?: boolean;
};
export type endSessionMutation$variables = {
  input: SessionEndInput;
};
export type endSessionMutation$data = {
  readonly sessionEnd: {
    readonly ended: boolean;
  } | null | undefined;
};
export type endSessionMutation = {
  response: endSessionMutation$data;
  variables: endSessionMutation$variables;
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
    "concreteType": "SessionEndPayload",
    "kind": "LinkedField",
    "name": "sessionEnd",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ended",
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
    "name": "endSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "endSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ada23b52d6603135a8e6f0a2c391621cc62ed7718a7ae36bce20145df0642c10",
    "metadata": {},
    "name": "endSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b32b2950dcf77b9fb62a054304be07e8";

export default node;
