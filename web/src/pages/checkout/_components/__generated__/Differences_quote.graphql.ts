/**
 * @generated SignedSource<<f4096c0ae2eedeb2cb0176fac7a2929a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Differences_quote$data = {
  readonly lines: ReadonlyArray<{
    readonly product: {
      readonly name: string;
    } | null | undefined;
    readonly productId: string;
    readonly variantId: string | null | undefined;
  }>;
  readonly " $fragmentType": "Differences_quote";
};
export type Differences_quote$key = {
  readonly " $data"?: Differences_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"Differences_quote">;
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
  "name": "Differences_quote",
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

(node as any).hash = "2e377a25d0d0df2a3c5b22bef45bcfff";

export default node;
