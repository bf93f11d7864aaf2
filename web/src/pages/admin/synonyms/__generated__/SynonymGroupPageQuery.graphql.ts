/**
 * @generated SignedSource<<7fc2f3cfcc8fdddf94070716366d470c>>
 * @relayHash 9924519dc343679e582ec35f613d590b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92b351b00bfd2ee3e6c81f041df194ae5eddb4eb300855db321b614803694617

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type SynonymGroupPageQuery$variables = Record<PropertyKey, never>;
export type SynonymGroupPageQuery$data = {
  readonly adminSynonymGroups: ReadonlyArray<{
    readonly id: string;
    readonly isApplied: boolean;
    readonly language: Language;
    readonly version: number;
    readonly words: ReadonlyArray<{
      readonly form: string;
      readonly text: string;
    }>;
  }> | null | undefined;
};
export type SynonymGroupPageQuery = {
  response: SynonymGroupPageQuery$data;
  variables: SynonymGroupPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminSynonymGroup",
    "kind": "LinkedField",
    "name": "adminSynonymGroups",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "language",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSynonymWord",
        "kind": "LinkedField",
        "name": "words",
        "plural": true,
        "selections": [
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
            "name": "form",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isApplied",
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
    "name": "SynonymGroupPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SynonymGroupPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "92b351b00bfd2ee3e6c81f041df194ae5eddb4eb300855db321b614803694617",
    "metadata": {},
    "name": "SynonymGroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "074d6b29e0cf9553e8e1885f345f57fb";

export default node;
