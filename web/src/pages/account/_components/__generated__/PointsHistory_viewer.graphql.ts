/**
 * @generated SignedSource<<87e94df60252e5decee8c65f0a8d049b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointsHistory_viewer$data = {
  readonly loyalty: {
    readonly history: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"PointsHistory_entry">;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PointsHistory_viewer";
};
export type PointsHistory_viewer$key = {
  readonly " $data"?: PointsHistory_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointsHistory_viewer">;
};

import PointsHistoryMoreQuery_graphql from './PointsHistoryMoreQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "loyalty",
  "history"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 25,
      "kind": "LocalArgument",
      "name": "count"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": PointsHistoryMoreQuery_graphql
    }
  },
  "name": "PointsHistory_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Loyalty",
      "kind": "LinkedField",
      "name": "loyalty",
      "plural": false,
      "selections": [
        {
          "alias": "history",
          "args": null,
          "concreteType": "PointsEntryConnection",
          "kind": "LinkedField",
          "name": "__PointsHistory_history_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PointsEntryEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PointsEntry",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PointsHistory_entry"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endCursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "72750de829d72087a44dbc4a7c8f8101";

export default node;
