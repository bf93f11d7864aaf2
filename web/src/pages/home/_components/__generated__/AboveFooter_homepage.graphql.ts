/**
 * @generated SignedSource<<e5306fa59fc0120ca7ef985a557d19fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboveFooter_homepage$data = {
  readonly aboveFooter: ReadonlyArray<{
    readonly url: string;
  } | null | undefined>;
  readonly " $fragmentType": "AboveFooter_homepage";
};
export type AboveFooter_homepage$key = {
  readonly " $data"?: AboveFooter_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboveFooter_homepage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboveFooter_homepage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "aboveFooter",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Homepage",
  "abstractKey": null
};

(node as any).hash = "e86051a39501972c5ca48f5793a3b3dd";

export default node;
