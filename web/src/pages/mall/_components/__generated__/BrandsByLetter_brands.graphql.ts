/**
 * @generated SignedSource<<33e1e59112f6ae5e7930940e2a325627>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandsByLetter_brands$data = ReadonlyArray<{
  readonly logo: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly productCount: number;
  readonly slug: string;
  readonly " $fragmentType": "BrandsByLetter_brands";
}>;
export type BrandsByLetter_brands$key = ReadonlyArray<{
  readonly " $data"?: BrandsByLetter_brands$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandsByLetter_brands">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BrandsByLetter_brands",
  "selections": [
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "logo",
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
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "511ce50fa29acdded884dfdc5cb8a28e";

export default node;
