/**
 * @generated SignedSource<<dd817b484e90714cb980a623f980b4b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlashPreview_product$data = {
  readonly product: {
    readonly discountPrice: {
      readonly amount: string;
    } | null | undefined;
    readonly id: string;
    readonly price: {
      readonly amount: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
  };
  readonly " $fragmentType": "FlashPreview_product";
};
export type FlashPreview_product$key = {
  readonly " $data"?: FlashPreview_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlashPreview_product">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlashPreview_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductCard_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};
})();

(node as any).hash = "f3db7c3fa8e8c9cfd085a4e49b48043c";

export default node;
