/**
 * @generated SignedSource<<2abfd846ac12edfee88f78f4941b27a6>>
 * @relayHash 488fbcab9c080d2b8ee5e5e0527d1e65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9907ac3adaf63fd0d645afdc5e440643a9305b9c8bc032cedc5521bbb6ce66e7

import type { ConcreteRequest } from 'relay-runtime';
export type PreviewFrameQuery$variables = {
  id: string;
};
export type PreviewFrameQuery$data = {
  readonly node: {
    readonly preview?: {
      readonly expiresAt: string;
      readonly token: string;
    } | null | undefined;
  } | null | undefined;
};
export type PreviewFrameQuery = {
  response: PreviewFrameQuery$data;
  variables: PreviewFrameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomepagePreview",
      "kind": "LinkedField",
      "name": "preview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "token",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomepageVersion",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PreviewFrameQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PreviewFrameQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9907ac3adaf63fd0d645afdc5e440643a9305b9c8bc032cedc5521bbb6ce66e7",
    "metadata": {},
    "name": "PreviewFrameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b13de16c51246a2e4e33218c76797aba";

export default node;
