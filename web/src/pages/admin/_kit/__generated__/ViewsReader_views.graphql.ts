/**
 * @generated SignedSource<<ff8db11392d2ffe9def6085208d636bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewDensity = "COMFORTABLE" | "COMPACT";
import type { FragmentRefs } from "relay-runtime";
export type ViewsReader_views$data = ReadonlyArray<{
  readonly columns: ReadonlyArray<string>;
  readonly density: ViewDensity;
  readonly filters: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly isOwn: boolean;
  readonly isShared: boolean;
  readonly list: string;
  readonly name: string;
  readonly sort: string;
  readonly version: number;
  readonly " $fragmentType": "ViewsReader_views";
}>;
export type ViewsReader_views$key = ReadonlyArray<{
  readonly " $data"?: ViewsReader_views$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewsReader_views">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ViewsReader_views",
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
      "name": "list",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShared",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "density",
      "storageKey": null
    }
  ],
  "type": "SavedView",
  "abstractKey": null
};

(node as any).hash = "563b7b4ae261ed237a6968cce534078e";

export default node;
