/**
 * @generated SignedSource<<5f855f7cba1a61c524de7b51b2408bb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
import type { FragmentRefs } from "relay-runtime";
export type ProductInfo_product$data = {
  readonly brand: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly currentPrice: {
    readonly amount: string;
  };
  readonly hasVariants: boolean;
  readonly id: string;
  readonly isAvailable: boolean;
  readonly isBestSeller: boolean;
  readonly name: string;
  readonly nameLanguage: Language;
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly seller: {
    readonly " $fragmentSpreads": FragmentRefs<"SellerCard_seller">;
  } | null | undefined;
  readonly sku: string;
  readonly stock: number;
  readonly stockStatus: StockStatus;
  readonly variants: ReadonlyArray<{
    readonly color: string | null | undefined;
    readonly currentPrice: {
      readonly amount: string;
    };
    readonly id: string;
    readonly size: string | null | undefined;
    readonly sku: string;
    readonly stock: number;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_product" | "Promises_product">;
  readonly " $fragmentType": "ProductInfo_product";
};
export type ProductInfo_product$key = {
  readonly " $data"?: ProductInfo_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductInfo_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "currentPrice",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductInfo_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "nameLanguage",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
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
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
      "name": "isAvailable",
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
      "name": "ratingAverage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasVariants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SellerCard_seller"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceBlock_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Promises_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "8162597e77904c702f33962a00a2dbce";

export default node;
