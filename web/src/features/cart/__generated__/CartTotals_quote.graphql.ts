/**
 * @generated SignedSource<<38e310c01f4c2fa7628508c2e63bb738>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTotals_quote$data = {
  readonly deliveryFee: {
    readonly amount: string;
  };
  readonly discountTotal: {
    readonly amount: string;
  };
  readonly itemsTotal: {
    readonly amount: string;
  };
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentType": "CartTotals_quote";
};
export type CartTotals_quote$key = {
  readonly " $data"?: CartTotals_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_quote">;
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
  "name": "CartTotals_quote",
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

(node as any).hash = "de1fceec0a3c724cbe42eb20325ccfe3";

export default node;
