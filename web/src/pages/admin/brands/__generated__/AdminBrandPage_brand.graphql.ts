/**
 * @generated SignedSource<<e3bbfd9863c62d534c15733434e80432>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminBrandPage_brand$data = {
  readonly active: boolean;
  readonly country: string | null | undefined;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly descriptions: {
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly tn: string | null | undefined;
  };
  readonly following: {
    readonly done: number;
    readonly total: number;
  } | null | undefined;
  readonly id: string;
  readonly impact: {
    readonly " $fragmentSpreads": FragmentRefs<"Impact_impact">;
  } | null | undefined;
  readonly logoUrl: string | null | undefined;
  readonly name: string;
  readonly productCount: number;
  readonly slug: string;
  readonly version: number;
  readonly " $fragmentType": "AdminBrandPage_brand";
};
export type AdminBrandPage_brand$key = {
  readonly " $data"?: AdminBrandPage_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminBrandPage_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminBrandPage_brand",
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
      "name": "version",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminOtherTexts",
      "kind": "LinkedField",
      "name": "descriptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tn",
          "storageKey": null
        }
      ],
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
      "name": "logoUrl",
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
      "concreteType": "ProductFollowing",
      "kind": "LinkedField",
      "name": "following",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueImpact",
      "kind": "LinkedField",
      "name": "impact",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Impact_impact"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminBrand",
  "abstractKey": null
};

(node as any).hash = "b99d39572a29f4d4c9548b392d0342be";

export default node;
