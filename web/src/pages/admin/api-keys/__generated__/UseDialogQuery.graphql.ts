/**
 * @generated SignedSource<<c05d006681835dabd40dbdc4cd3c5bf9>>
 * @relayHash e0c3299f4e12fd72e0e360bc0fc76940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88af9289f1e897addb543418f988d5cadd319c9122cb719abfcf66e09fe94068

import type { ConcreteRequest } from 'relay-runtime';
export type UseDialogQuery$variables = {
  id: string;
};
export type UseDialogQuery$data = {
  readonly adminApiKeyUse: {
    readonly days: ReadonlyArray<{
      readonly calls: number;
      readonly day: string;
      readonly errors: number;
      readonly points: number;
    }>;
    readonly deprecated: ReadonlyArray<{
      readonly day: string;
      readonly field: string;
      readonly uses: number;
    }>;
    readonly networks: ReadonlyArray<{
      readonly firstUsedAt: string;
      readonly lastUsedAt: string;
      readonly network: string;
    }>;
  } | null | undefined;
};
export type UseDialogQuery = {
  response: UseDialogQuery$data;
  variables: UseDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "AdminApiKeyUse",
    "kind": "LinkedField",
    "name": "adminApiKeyUse",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminApiKeyDay",
        "kind": "LinkedField",
        "name": "days",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "calls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "points",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "errors",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminApiKeyDeprecatedUse",
        "kind": "LinkedField",
        "name": "deprecated",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "uses",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminApiKeyNetwork",
        "kind": "LinkedField",
        "name": "networks",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "network",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstUsedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUsedAt",
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
    "name": "UseDialogQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UseDialogQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "88af9289f1e897addb543418f988d5cadd319c9122cb719abfcf66e09fe94068",
    "metadata": {},
    "name": "UseDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "26f4ab2a9b9d01bc86358b71c7df5927";

export default node;
