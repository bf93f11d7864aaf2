/**
 * @generated SignedSource<<f0c605d75a06fd0e8b02c5a8609afae3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoredLines_quote$data = {
  readonly lines: ReadonlyArray<{
    readonly product: {
      readonly mainImage: {
        readonly url: string;
      } | null | undefined;
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly productId: string;
    readonly variantId: string | null | undefined;
  }>;
  readonly " $fragmentType": "StoredLines_quote";
};
export type StoredLines_quote$key = {
  readonly " $data"?: StoredLines_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoredLines_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoredLines_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartQuoteLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variantId",
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
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Image",
              "kind": "LinkedField",
              "name": "mainImage",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};

(node as any).hash = "fb5274d7aa72e13fa865b2db86b4ba57";

export default node;
