/**
 * @generated SignedSource<<c3863b87fd3fce6237d644e549b42a48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Addresses_viewer$data = {
  readonly addresses: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddressCard_address" | "AddressForm_address">;
  }> | null | undefined;
  readonly " $fragmentType": "Addresses_viewer";
};
export type Addresses_viewer$key = {
  readonly " $data"?: Addresses_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Addresses_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Addresses_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedAddress",
      "kind": "LinkedField",
      "name": "addresses",
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
          "name": "AddressCard_address"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressForm_address"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0ae09f6a1180a029bfef72e7f1df3c4c";

export default node;
