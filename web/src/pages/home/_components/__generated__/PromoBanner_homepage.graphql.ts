/**
 * @generated SignedSource<<32e4122b97248d2c1486bb1775053817>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoBanner_homepage$data = {
  readonly banner: {
    readonly alt: string | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly promoPopup: {
    readonly redirectUrl: string | null | undefined;
    readonly text: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "PromoBanner_homepage";
};
export type PromoBanner_homepage$key = {
  readonly " $data"?: PromoBanner_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoBanner_homepage">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromoBanner_homepage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "banner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PromoPopup",
      "kind": "LinkedField",
      "name": "promoPopup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "redirectUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Homepage",
  "abstractKey": null
};
})();

(node as any).hash = "74ac781de3a91379cd983f6cfad5d013";

export default node;
