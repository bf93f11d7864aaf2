/**
 * @generated SignedSource<<834e4e5291bf69cc3c7218da58dd9b57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SummaryTotals_quote$data = {
  readonly coupon: {
    readonly code: string;
  } | null | undefined;
  readonly deliveryFee: {
    readonly amount: string;
  };
  readonly discountTotal: {
    readonly amount: string;
  };
  readonly itemsTotal: {
    readonly amount: string;
  };
  readonly pointsDiscount: {
    readonly amount: string;
  };
  readonly pointsUsed: number;
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentType": "SummaryTotals_quote";
};
export type SummaryTotals_quote$key = {
  readonly " $data"?: SummaryTotals_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryTotals_quote">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SummaryTotals_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "itemsTotal",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "coupon",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discountTotal",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pointsUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "pointsDiscount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "deliveryFee",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};
})();

(node as any).hash = "93cf66e4d5118efcb83b0665066ace3d";

export default node;
