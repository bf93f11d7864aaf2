/**
 * @generated SignedSource<<0b6f1489b2cd24ad573eceb2f0eac5bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountHome_viewer$data = {
  readonly firstName: string;
  readonly points: number;
  readonly " $fragmentSpreads": FragmentRefs<"AccountTiles_viewer" | "LastOrder_viewer">;
  readonly " $fragmentType": "AccountHome_viewer";
};
export type AccountHome_viewer$key = {
  readonly " $data"?: AccountHome_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountHome_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountHome_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastOrder_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountTiles_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3c1cee9fd2ecea0bf115fa99e951ad1b";

export default node;
