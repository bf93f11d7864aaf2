/**
 * @generated SignedSource<<67010547edc3912627d9eedf855bdfe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlashSale_product$data = {
  readonly archivedAt: string | null | undefined;
  readonly flashSale: {
    readonly accountLimit: number | null | undefined;
    readonly expiresAt: string | null | undefined;
    readonly price: {
      readonly amount: string;
    };
    readonly remainingStock: number | null | undefined;
    readonly startsAt: string | null | undefined;
    readonly stock: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FlashBadge_product" | "FlashSaleDialog_product">;
  readonly " $fragmentType": "FlashSale_product";
};
export type FlashSale_product$key = {
  readonly " $data"?: FlashSale_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlashSale_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlashSale_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlashBadge_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlashSaleDialog_product"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
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
          "name": "accountLimit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "f9bb75a934788ce57fb04ad270feb709";

export default node;
