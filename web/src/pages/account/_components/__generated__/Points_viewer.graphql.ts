/**
 * @generated SignedSource<<5fc86c41632a604333b2e423090fcd58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Points_viewer$data = {
  readonly loyalty: {
    readonly balance: number;
    readonly pending: number;
    readonly value: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PointsHistory_viewer">;
  readonly " $fragmentType": "Points_viewer";
};
export type Points_viewer$key = {
  readonly " $data"?: Points_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Points_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Points_viewer",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "value",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PointsHistory_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c705f5691f73408b2901cf1aca26f948";

export default node;
