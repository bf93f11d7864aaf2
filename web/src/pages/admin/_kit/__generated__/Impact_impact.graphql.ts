/**
 * @generated SignedSource<<6b8d1b48d303f2d44514bde0b755b419>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Impact_impact$data = {
  readonly addresses: number;
  readonly categories: number;
  readonly coupons: number;
  readonly products: number;
  readonly promos: number;
  readonly " $fragmentType": "Impact_impact";
};
export type Impact_impact$key = {
  readonly " $data"?: Impact_impact$data;
  readonly " $fragmentSpreads": FragmentRefs<"Impact_impact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Impact_impact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "products",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "categories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addresses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coupons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promos",
      "storageKey": null
    }
  ],
  "type": "CatalogueImpact",
  "abstractKey": null
};

(node as any).hash = "4eb68aea82099a68790edf9c4fd72548";

export default node;
