/**
 * @generated SignedSource<<9b4bdc757a24d90ecbd607135a498c1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerStatus = "ACTIVE" | "APPLIED" | "CLOSED" | "IN_REVIEW" | "REJECTED" | "SUSPENDED";
import type { FragmentRefs } from "relay-runtime";
export type StatusActions_seller$data = {
  readonly figures: {
    readonly listedProducts: number;
    readonly openOrders: number;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly profile: {
    readonly nextStatuses: ReadonlyArray<SellerStatus>;
    readonly version: number;
  } | null | undefined;
  readonly status: SellerStatus;
  readonly " $fragmentType": "StatusActions_seller";
};
export type StatusActions_seller$key = {
  readonly " $data"?: StatusActions_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusActions_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusActions_seller",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSellerProfile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
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
          "name": "nextStatuses",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSellerFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listedProducts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openOrders",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminSeller",
  "abstractKey": null
};

(node as any).hash = "099955301c76788aedfa3b5edf542e9c";

export default node;
