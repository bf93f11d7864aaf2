/**
 * @generated SignedSource<<c5ed5c7a2e3872c609f8dac4d06a42b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryPanel_categories$data = ReadonlyArray<{
  readonly icon: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentType": "CategoryPanel_categories";
}>;
export type CategoryPanel_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryPanel_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPanel_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryPanel_categories",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "b3271a38d65b887e721fbf435cfc5f7c";

export default node;
