/**
 * @generated SignedSource<<5512bd4483837301df94430bdf80627f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartSummary_quote$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartSummaryDelivery_quote" | "CartSummaryTotals_quote" | "CouponField_quote">;
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
      "name": "CartSummaryTotals_quote"
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};

(node as any).hash = "2fe049e7de212c6e03909d26f4a9db82";

export default node;
