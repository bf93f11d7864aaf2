/**
 * @generated SignedSource<<618723392c8b13ab3b74f338f178ffb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandsPage_brands$data = ReadonlyArray<{
  readonly active: boolean;
  readonly country: string | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly logo: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly productCount: number;
  readonly slug: string;
  readonly " $fragmentType": "BrandsPage_brands";
}>;
export type BrandsPage_brands$key = ReadonlyArray<{
  readonly " $data"?: BrandsPage_brands$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandsPage_brands">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BrandsPage_brands",
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
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
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
      "kind": "ScalarField",
      "name": "createdAt",
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
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 160
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:160)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminBrand",
  "abstractKey": null
};

(node as any).hash = "09c02edd88e9bd8f8233a5aa74532c95";

export default node;
