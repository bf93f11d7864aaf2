/**
 * @generated SignedSource<<8bf945b695c3dab608673b8c9c7690cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceBlock_product$data = {
  readonly currentPrice: {
    readonly amount: string;
  };
  readonly discountPercent: number;
  readonly discountPrice: {
    readonly amount: string;
  } | null | undefined;
  readonly flashSale: {
    readonly discountPercent: number;
    readonly expiresAt: string | null | undefined;
    readonly isActive: boolean;
    readonly price: {
      readonly amount: string;
    };
    readonly remainingStock: number | null | undefined;
    readonly startsAt: string | null | undefined;
    readonly stock: number | null | undefined;
  } | null | undefined;
  readonly price: {
    readonly amount: string;
  };
  readonly " $fragmentType": "PriceBlock_product";
};
export type PriceBlock_product$key = {
  readonly " $data"?: PriceBlock_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discountPercent",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceBlock_product",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discountPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "currentPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FlashSale",
      "kind": "LinkedField",
      "name": "flashSale",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remainingStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "5cc19f04499b4b56b4b8174f78f429bf";

export default node;
