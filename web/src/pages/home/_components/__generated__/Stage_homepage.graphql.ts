/**
 * @generated SignedSource<<d883507bf822c60474f5e86b00d9c967>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Stage_homepage$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HeroSlider_homepage">;
  readonly " $fragmentType": "Stage_homepage";
};
export type Stage_homepage$key = {
  readonly " $data"?: Stage_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"Stage_homepage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Stage_homepage",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeroSlider_homepage"
    }
  ],
  "type": "Homepage",
  "abstractKey": null
};

(node as any).hash = "e472d77cc0e74e03f33861381249b6a5";

export default node;
