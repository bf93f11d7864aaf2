/**
 * @generated SignedSource<<01fc451bb0c061c44615c8609b9ca7f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminPromoPage_promo$data = {
  readonly active: boolean;
  readonly id: string;
  readonly productCount: number;
  readonly slug: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"promoForm_promo">;
  readonly " $fragmentType": "AdminPromoPage_promo";
};
export type AdminPromoPage_promo$key = {
  readonly " $data"?: AdminPromoPage_promo$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminPromoPage_promo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminPromoPage_promo",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "promoForm_promo"
    }
  ],
  "type": "AdminPromo",
  "abstractKey": null
};

(node as any).hash = "8758dbb1357840db44094d60b668bda0";

export default node;
