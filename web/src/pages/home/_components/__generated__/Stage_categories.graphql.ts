/**
 * @generated SignedSource<<07ad6001f27254c35bfd344c19d1df9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Stage_categories$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPanel_categories">;
  readonly " $fragmentType": "Stage_categories";
}>;
export type Stage_categories$key = ReadonlyArray<{
  readonly " $data"?: Stage_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"Stage_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Stage_categories",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryPanel_categories"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "f9ce3eb19522821fa26cb6558a618624";

export default node;
