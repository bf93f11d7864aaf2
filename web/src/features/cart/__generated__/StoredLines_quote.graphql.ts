/**
 * @generated SignedSource<<b506c6cf03673c9b46345293d9d4e056>>
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
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
              "args": [
                {
                  "kind": "Variable",
                  "name": "language",
                  "variableName": "language"
                }
              ],
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

(node as any).hash = "0c766992493c5a59f9fe88b747d44bf6";

export default node;
