/**
 * @generated SignedSource<<31056ef5accf03a403f13f0209bd6ffd>>
 * @relayHash ed285fedb3e329b1c14f8dc520f1c2a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a789ebfa1de116c71ec705847e89186dd24f9673a87c5e360efda3d364613e19

import type { ConcreteRequest } from 'relay-runtime';
export type VersionsCompareQuery$variables = {
  id: string;
};
export type VersionsCompareQuery$data = {
  readonly node: {
    readonly body?: string | null | undefined;
    readonly summary?: string;
    readonly title?: string;
  } | null | undefined;
};
export type VersionsCompareQuery = {
  response: VersionsCompareQuery$data;
  variables: VersionsCompareQuery$variables;
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
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    }
  ],
  "type": "AdminTextVersion",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VersionsCompareQuery",
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
    "name": "VersionsCompareQuery",
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
    "id": "a789ebfa1de116c71ec705847e89186dd24f9673a87c5e360efda3d364613e19",
    "metadata": {},
    "name": "VersionsCompareQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9b67917545080489db3455ae0614a16";

export default node;
