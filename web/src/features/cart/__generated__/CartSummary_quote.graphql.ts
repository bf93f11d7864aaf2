/**
 * @generated SignedSource<<a2654db5b00cc003ccc9701218eaf76d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartSummary_quote$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartSummaryDelivery_quote" | "CartTotals_quote" | "CouponField_quote">;
  readonly " $fragmentType": "CartSummary_quote";
};
export type CartSummary_quote$key = {
  readonly " $data"?: CartSummary_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartSummary_quote",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponField_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartSummaryDelivery_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartTotals_quote"
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};

(node as any).hash = "dde913a32db953b4d2a1d4e43f5487e8";

export default node;
