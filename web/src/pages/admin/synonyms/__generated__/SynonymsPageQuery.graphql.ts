/**
 * @generated SignedSource<<d8ee507f46f7ed1e5e2a26c28962e4be>>
 * @relayHash 5e1f9f863cf313b0718ecb1adb72988f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6f365374dcd7336f93678d3d8c2893fcee330daca2615bc4f6912029765f32

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SynonymsPageQuery$variables = Record<PropertyKey, never>;
export type SynonymsPageQuery$data = {
  readonly adminSynonymGroups: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SynonymsPage_groups">;
  }> | null | undefined;
};
export type SynonymsPageQuery = {
  response: SynonymsPageQuery$data;
  variables: SynonymsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SynonymsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminSynonymGroup",
        "kind": "LinkedField",
        "name": "adminSynonymGroups",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SynonymsPage_groups"
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
    "name": "SynonymsPageQuery",
    "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9b6f365374dcd7336f93678d3d8c2893fcee330daca2615bc4f6912029765f32",
    "metadata": {},
    "name": "SynonymsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "7f963344f8db81a178a5f41d5ea53931";

export default node;
