/**
 * @generated SignedSource<<8786cf91ef46f62a9c3e96d04b4a2cc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerStatus = "ACTIVE" | "APPLIED" | "CLOSED" | "IN_REVIEW" | "REJECTED" | "SUSPENDED";
import type { FragmentRefs } from "relay-runtime";
export type SellerPage_seller$data = {
  readonly id: string;
  readonly name: string;
  readonly profile: {
    readonly application: {
      readonly " $fragmentSpreads": FragmentRefs<"ApplicationCard_application">;
    } | null | undefined;
    readonly createdAt: string;
    readonly sellerId: string;
  } | null | undefined;
  readonly slug: string;
  readonly status: SellerStatus;
  readonly " $fragmentSpreads": FragmentRefs<"SellerFigures_seller" | "SellerForm_seller" | "StatusActions_seller">;
  readonly " $fragmentType": "SellerPage_seller";
};
export type SellerPage_seller$key = {
  readonly " $data"?: SellerPage_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerPage_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerPage_seller",
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
      "name": "slug",
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
          "name": "sellerId",
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
          "concreteType": "AdminSellerApplication",
          "kind": "LinkedField",
          "name": "application",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ApplicationCard_application"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerFigures_seller"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerForm_seller"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusActions_seller"
    }
  ],
  "type": "AdminSeller",
  "abstractKey": null
};

(node as any).hash = "8d1fa572618f00b83a4fe23a4fd3eda9";

export default node;
