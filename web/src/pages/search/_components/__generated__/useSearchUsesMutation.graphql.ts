/**
 * @generated SignedSource<<bc1f555fe1547ba3f197c9b4d7e3b416>>
 * @relayHash 99c7b2320a546888603c8e587262c995
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84b445874fde94ca48f53820686f5c85b2efc35d0fd80385db5b248bb090de7a

import type { ConcreteRequest } from 'relay-runtime';
export type SearchUseNoteInput = {
  opened?: string | null | undefined;
  query: string;
};
export type useSearchUsesMutation$variables = {
  input: SearchUseNoteInput;
};
export type useSearchUsesMutation$data = {
  readonly searchUseNote: {
    readonly isNoted: boolean;
  } | null | undefined;
};
export type useSearchUsesMutation = {
  response: useSearchUsesMutation$data;
  variables: useSearchUsesMutation$variables;
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
    "concreteType": "SearchUseNotePayload",
    "kind": "LinkedField",
    "name": "searchUseNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isNoted",
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
    "name": "useSearchUsesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSearchUsesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "84b445874fde94ca48f53820686f5c85b2efc35d0fd80385db5b248bb090de7a",
    "metadata": {},
    "name": "useSearchUsesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78a19c062b7661b48ab436180456920d";

export default node;
