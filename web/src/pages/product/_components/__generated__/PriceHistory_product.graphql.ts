/**
 * @generated SignedSource<<c4fb54be86caf2f50e9f20a3ded2ed98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceHistory_product$data = {
  readonly priceHistory: ReadonlyArray<{
    readonly at: string;
    readonly price: {
      readonly amount: string;
    };
  }> | null | undefined;
  readonly " $fragmentType": "PriceHistory_product";
};
export type PriceHistory_product$key = {
  readonly " $data"?: PriceHistory_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceHistory_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceHistory_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PricePoint",
      "kind": "LinkedField",
      "name": "priceHistory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "12be91ac4351cd98564c880cb2a0cbb3";

export default node;
