/**
 * @generated SignedSource<<95ead7f75e013fb1b204fcb9bc98a989>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromosPage_promos$data = ReadonlyArray<{
  readonly active: boolean;
  readonly id: string;
  readonly productCount: number;
  readonly slug: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "PromosPage_promos";
}>;
export type PromosPage_promos$key = ReadonlyArray<{
  readonly " $data"?: PromosPage_promos$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromosPage_promos">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PromosPage_promos",
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
      "name": "slug",
      "storageKey": null
    },
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
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
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
  "type": "AdminPromo",
  "abstractKey": null
};

(node as any).hash = "3a7b8208248a8c38a3160b6842c1853f";

export default node;
