/**
 * @generated SignedSource<<960b6c3dfc447f61b9af7c3ea25d9b73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlashBadge_product$data = {
  readonly flashSale: {
    readonly price: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly product: {
    readonly flashSale: {
      readonly isActive: boolean;
    } | null | undefined;
  };
  readonly " $fragmentType": "FlashBadge_product";
};
export type FlashBadge_product$key = {
  readonly " $data"?: FlashBadge_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlashBadge_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlashBadge_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminFlashSale",
      "kind": "LinkedField",
      "name": "flashSale",
      "plural": false,
      "selections": [
        {
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
        {
          "alias": null,
          "args": null,
          "concreteType": "FlashSale",
          "kind": "LinkedField",
          "name": "flashSale",
          "plural": false,
          "selections": [
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
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "e1fc4a786eb7838dcc270ed525361f11";

export default node;
