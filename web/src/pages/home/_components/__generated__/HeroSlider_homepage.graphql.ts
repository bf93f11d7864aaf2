/**
 * @generated SignedSource<<640ba15a1452715b1b43c5e734dbf912>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroSlider_homepage$data = {
  readonly slider1: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"HeroSlide_banner">;
  }>;
  readonly " $fragmentType": "HeroSlider_homepage";
};
export type HeroSlider_homepage$key = {
  readonly " $data"?: HeroSlider_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroSlider_homepage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroSlider_homepage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Banner",
      "kind": "LinkedField",
      "name": "slider1",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HeroSlide_banner"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Homepage",
  "abstractKey": null
};

(node as any).hash = "8413770970ccd6ec9b9512e5af4499e0";

export default node;
