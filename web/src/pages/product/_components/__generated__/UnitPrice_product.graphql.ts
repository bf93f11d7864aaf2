/**
 * @generated SignedSource<<f99bf70090673a2d61539496a611e4de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentUnit = "GRAM" | "MILLILITRE" | "MILLIMETRE" | "PIECE";
import type { FragmentRefs } from "relay-runtime";
export type UnitPrice_product$data = {
  readonly content: {
    readonly amount: number;
    readonly unit: ContentUnit;
  } | null | undefined;
  readonly hasVariants: boolean;
  readonly " $fragmentType": "UnitPrice_product";
};
export type UnitPrice_product$key = {
  readonly " $data"?: UnitPrice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnitPrice_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnitPrice_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasVariants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "7064d06363519bed5a4cf1a14423bdd4";

export default node;
