/**
 * @generated SignedSource<<1dd0cb8cefd9855b5948f1dced86d17f>>
 * @relayHash 7abaf7d5ab1e57bdeb0dc36c9e304823
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c47db5100615509c9057da4329cc1f70c69ab589502eb252b03b2e4dba9ad4d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "DE" | "EN" | "FR" | "TN";
export type TextsPageQuery$variables = Record<PropertyKey, never>;
export type TextsPageQuery$data = {
  readonly adminTextPages: ReadonlyArray<{
    readonly language: Language;
    readonly slug: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"TextsPage_text">;
  }> | null | undefined;
};
export type TextsPageQuery = {
  response: TextsPageQuery$data;
  variables: TextsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TextsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTextSummary",
        "kind": "LinkedField",
        "name": "adminTextPages",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextsPage_text"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TextsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTextSummary",
        "kind": "LinkedField",
        "name": "adminTextPages",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "edited",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOutdated",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c47db5100615509c9057da4329cc1f70c69ab589502eb252b03b2e4dba9ad4d",
    "metadata": {},
    "name": "TextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8577d588a1d2fd814cbb08e5a927b8d4";

export default node;
