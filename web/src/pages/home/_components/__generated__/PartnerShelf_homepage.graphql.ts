/**
 * @generated SignedSource<<5d03943321fc55bb4221902fa938ef20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartnerShelf_homepage$data = {
  readonly partners: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PartnerCard_seller">;
  }> | null | undefined;
  readonly " $fragmentType": "PartnerShelf_homepage";
};
export type PartnerShelf_homepage$key = {
  readonly " $data"?: PartnerShelf_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartnerShelf_homepage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartnerShelf_homepage",
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

(node as any).hash = "1041b940f9235684b03021383de26c27";

export default node;
