/**
 * @generated SignedSource<<cf313667d1c95df407aca09b36b0ee7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoSection_homepage$data = {
  readonly couponCards: ReadonlyArray<{
    readonly couponCode: string;
    readonly " $fragmentSpreads": FragmentRefs<"CouponCard_card">;
  }>;
  readonly promoImage: {
    readonly alt: string | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "PromoSection_homepage";
};
export type PromoSection_homepage$key = {
  readonly " $data"?: PromoSection_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoSection_homepage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromoSection_homepage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "promoImage",
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
          "args": [
            {
              "kind": "Variable",
              "name": "language",
              "variableName": "language"
            }
          ],
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
      "concreteType": "CouponCard",
      "kind": "LinkedField",
      "name": "couponCards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "couponCode",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CouponCard_card"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Homepage",
  "abstractKey": null
};

(node as any).hash = "847dd43014b5ab9de9d52bab5e9a6b84";

export default node;
