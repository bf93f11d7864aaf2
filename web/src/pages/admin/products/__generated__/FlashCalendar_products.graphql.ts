/**
 * @generated SignedSource<<503059f5fc0215f4520b331c82b08eaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlashCalendar_products$data = ReadonlyArray<{
  readonly flashSale: {
    readonly expiresAt: string | null | undefined;
    readonly price: {
      readonly amount: string;
    };
    readonly startsAt: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly product: {
    readonly flashSale: {
      readonly isActive: boolean;
    } | null | undefined;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FlashBadge_product">;
  readonly " $fragmentType": "FlashCalendar_products";
}>;
export type FlashCalendar_products$key = ReadonlyArray<{
  readonly " $data"?: FlashCalendar_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlashCalendar_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FlashCalendar_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
        },
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
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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

(node as any).hash = "d88470fe220088003f2a615e75c96e08";

export default node;
