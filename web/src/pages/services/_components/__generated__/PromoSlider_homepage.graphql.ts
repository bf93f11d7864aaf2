/**
 * @generated SignedSource<<fc3c4c0abe7101f34303e866c694a64c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoSlider_homepage$data = {
  readonly promoSlides: ReadonlyArray<{
    readonly image: {
      readonly url: string;
    };
    readonly key: string;
    readonly redirectUrl: string;
    readonly subtitle: string | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "PromoSlider_homepage";
};
export type PromoSlider_homepage$key = {
  readonly " $data"?: PromoSlider_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoSlider_homepage">;
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
  "name": "PromoSlider_homepage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PromoSlide",
      "kind": "LinkedField",
      "name": "promoSlides",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
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
          "name": "subtitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "redirectUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Homepage",
  "abstractKey": null
};
})();

(node as any).hash = "21dd58c33f03558a75e405fa52c0961d";

export default node;
