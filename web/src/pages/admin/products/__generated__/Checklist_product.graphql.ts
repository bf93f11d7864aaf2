/**
 * @generated SignedSource<<503f3a9b622e8c88be883a3edf76b2db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductRequirement = "CATEGORY_VISIBLE" | "PICTURE" | "PRICE" | "SELLER_ACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type Checklist_product$data = {
  readonly checklist: ReadonlyArray<{
    readonly isMet: boolean;
    readonly requirement: ProductRequirement;
  }>;
  readonly " $fragmentType": "Checklist_product";
};
export type Checklist_product$key = {
  readonly " $data"?: Checklist_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Checklist_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Checklist_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductChecklistItem",
      "kind": "LinkedField",
      "name": "checklist",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requirement",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMet",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "8d702d7cf5ca62f1d94ba4e11413acfc";

export default node;
