/**
 * @generated SignedSource<<2e2a4323ca947b6d7fc4ddb96d411a91>>
 * @relayHash 3baae0c558160a2444c664d5866b5774
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30d1a1f4f83de5315b7bf22b96a2640a01ab56bb2b43a1de6dbd21395a8d9227

import type { ConcreteRequest } from 'relay-runtime';
export type useAbilitiesQuery$variables = Record<PropertyKey, never>;
export type useAbilitiesQuery$data = {
  readonly assistant: {
    readonly seesPictures: boolean;
    readonly speaksAnswers: boolean;
    readonly transcribesSpeech: boolean;
  } | null | undefined;
};
export type useAbilitiesQuery = {
  response: useAbilitiesQuery$data;
  variables: useAbilitiesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistant",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "transcribesSpeech",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "speaksAnswers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "seesPictures",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAbilitiesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAbilitiesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "30d1a1f4f83de5315b7bf22b96a2640a01ab56bb2b43a1de6dbd21395a8d9227",
    "metadata": {},
    "name": "useAbilitiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d112ad916a3d12350d9d7bbb7a1be70d";

export default node;
