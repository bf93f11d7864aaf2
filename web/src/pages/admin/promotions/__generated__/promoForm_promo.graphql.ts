/**
 * @generated SignedSource<<0687a41ffb534bd89c58ab817e18550f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
import type { FragmentRefs } from "relay-runtime";
export type promoForm_promo$data = {
  readonly active: boolean;
  readonly filter: {
    readonly brands: ReadonlyArray<string>;
    readonly category: string | null | undefined;
    readonly colors: ReadonlyArray<string>;
    readonly createdAfter: string | null | undefined;
    readonly freeDelivery: boolean | null | undefined;
    readonly hasDiscount: boolean | null | undefined;
    readonly hasWarranty: boolean | null | undefined;
    readonly inStock: boolean | null | undefined;
    readonly isBestSeller: boolean | null | undefined;
    readonly isFeatured: boolean | null | undefined;
    readonly isFlashSale: boolean | null | undefined;
    readonly maxPrice: string | null | undefined;
    readonly minDiscountPercent: number | null | undefined;
    readonly minPrice: string | null | undefined;
    readonly minRating: number | null | undefined;
    readonly sellers: ReadonlyArray<string>;
    readonly stockStatus: StockStatus | null | undefined;
  };
  readonly imageUrl: string | null | undefined;
  readonly subtitle: string;
  readonly subtitles: {
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly tn: string | null | undefined;
  };
  readonly title: string;
  readonly titles: {
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly tn: string | null | undefined;
  };
  readonly " $fragmentType": "promoForm_promo";
};
export type promoForm_promo$key = {
  readonly " $data"?: promoForm_promo$data;
  readonly " $fragmentSpreads": FragmentRefs<"promoForm_promo">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tn",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "promoForm_promo",
  "selections": [
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
      "concreteType": "AdminOtherTexts",
      "kind": "LinkedField",
      "name": "titles",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminOtherTexts",
      "kind": "LinkedField",
      "name": "subtitles",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
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
      "concreteType": "AdminPromoConditions",
      "kind": "LinkedField",
      "name": "filter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brands",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sellers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minDiscountPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDiscount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeDelivery",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBestSeller",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFeatured",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFlashSale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasWarranty",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stockStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minRating",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAfter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminPromo",
  "abstractKey": null
};
})();

(node as any).hash = "20e2c137397417cfda9fa7c61e425ff1";

export default node;
