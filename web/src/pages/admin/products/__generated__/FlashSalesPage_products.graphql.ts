/**
 * @generated SignedSource<<e9e07e7581c77f9c1a7d72b7c9e3a708>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlashSalesPage_products$data = ReadonlyArray<{
  readonly flashSale: {
    readonly expiresAt: string | null | undefined;
    readonly price: {
      readonly amount: string;
    };
    readonly remainingStock: number | null | undefined;
    readonly startsAt: string | null | undefined;
    readonly stock: number | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly product: {
    readonly name: string;
    readonly price: {
      readonly amount: string;
    };
  };
  readonly seller: {
    readonly name: string;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"FlashBadge_product">;
  readonly " $fragmentType": "FlashSalesPage_products";
}>;
export type FlashSalesPage_products$key = ReadonlyArray<{
  readonly " $data"?: FlashSalesPage_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlashSalesPage_products">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FlashSalesPage_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlashBadge_product"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSeller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminFlashSale",
      "kind": "LinkedField",
      "name": "flashSale",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};
})();

(node as any).hash = "75484b76acaa5b36088d9bf229f25d7d";

export default node;
