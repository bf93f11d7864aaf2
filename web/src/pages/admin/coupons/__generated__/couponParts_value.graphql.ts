/**
 * @generated SignedSource<<d18f00eba4e870655928c6aa8259baae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponType = "FIXED" | "FREE_DELIVERY" | "PERCENTAGE";
import type { FragmentRefs } from "relay-runtime";
export type couponParts_value$data = {
  readonly amount: {
    readonly amount: string;
  } | null | undefined;
  readonly percent: number | null | undefined;
  readonly type: CouponType;
  readonly " $fragmentType": "couponParts_value";
};
export type couponParts_value$key = {
  readonly " $data"?: couponParts_value$data;
  readonly " $fragmentSpreads": FragmentRefs<"couponParts_value">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "couponParts_value",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
  "type": "AdminCoupon",
  "abstractKey": null
};

(node as any).hash = "fb3a256b188fa87734efd7e6c91434a4";

export default node;
