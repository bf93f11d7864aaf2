/**
 * @generated SignedSource<<06b351933c1a7d059bf281422e86a9e2>>
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
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "PromoSection_homepage";
};
export type PromoSection_homepage$key = {
  readonly " $data"?: PromoSection_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoSection_homepage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
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

(node as any).hash = "17dbeb222bf992680f123cf6fa2f0010";

export default node;
