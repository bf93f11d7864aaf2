/**
 * @generated SignedSource<<a8704e4d2e11880f2edaa7b98e6a254d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchiveAction_product$data = {
  readonly active: boolean;
  readonly archivedAt: string | null | undefined;
  readonly flashSale: {
    readonly price: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly soldCount: number;
  readonly version: number;
  readonly " $fragmentType": "ArchiveAction_product";
};
export type ArchiveAction_product$key = {
  readonly " $data"?: ArchiveAction_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveAction_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchiveAction_product",
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
      "name": "archivedAt",
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
      "name": "soldCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminFlashSale",
      "kind": "LinkedField",
      "name": "flashSale",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "4bfe5de61129669a7924425180631a92";

export default node;
