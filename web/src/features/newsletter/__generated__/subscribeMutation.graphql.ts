/**
 * @generated SignedSource<<afc9fb096fe405c156d9670ca99cd71f>>
 * @relayHash 0c72f9fb885ea6cd7ea062f9a137f111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8b10395b99fcbabd5ec0db5f0ff93e8da4a904c88f31ffd9dc064eecc312f10

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type NewsletterSubscribeInput = {
  email: string;
  language?: Language;
};
export type subscribeMutation$variables = {
  input: NewsletterSubscribeInput;
};
export type subscribeMutation$data = {
  readonly newsletterSubscribe: {
    readonly subscribed: boolean;
  } | null | undefined;
};
export type subscribeMutation = {
  response: subscribeMutation$data;
  variables: subscribeMutation$variables;
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
    "concreteType": "NewsletterSubscribePayload",
    "kind": "LinkedField",
    "name": "newsletterSubscribe",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subscribed",
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
    "name": "subscribeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "subscribeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a8b10395b99fcbabd5ec0db5f0ff93e8da4a904c88f31ffd9dc064eecc312f10",
    "metadata": {},
    "name": "subscribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af410394687a8867c1748347d4687434";

export default node;
