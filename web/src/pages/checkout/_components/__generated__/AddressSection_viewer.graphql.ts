/**
 * @generated SignedSource<<92ca80750e5afcc5596b3ba1c6d4222c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressSection_viewer$data = {
  readonly addresses: ReadonlyArray<{
    readonly address: {
      readonly " $fragmentSpreads": FragmentRefs<"AddressText_address">;
    };
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentType": "AddressSection_viewer";
};
export type AddressSection_viewer$key = {
  readonly " $data"?: AddressSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressSection_viewer",
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
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AddressText_address"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1954aa8593a9c5ac337de1510d0880f9";

export default node;
