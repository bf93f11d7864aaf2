/**
 * @generated SignedSource<<9df514563904baa5e43686e718b730d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartnerShops_homepage$data = {
  readonly partners: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PartnerCard_seller">;
  }> | null | undefined;
  readonly " $fragmentType": "PartnerShops_homepage";
};
export type PartnerShops_homepage$key = {
  readonly " $data"?: PartnerShops_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartnerShops_homepage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartnerShops_homepage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "partners",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PartnerCard_seller"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Homepage",
  "abstractKey": null
};

(node as any).hash = "24d1e556ee585bd68fa9ad7f99d6ba57";

export default node;
