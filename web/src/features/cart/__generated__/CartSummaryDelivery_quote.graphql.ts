/**
 * @generated SignedSource<<7a2664d74d433d104c682e1ad2e5d76d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartSummaryDelivery_quote$data = {
  readonly deliveryFee: {
    readonly amount: string;
  };
  readonly freeDeliveryFrom: {
    readonly amount: string;
  };
  readonly itemsTotal: {
    readonly amount: string;
  };
  readonly " $fragmentType": "CartSummaryDelivery_quote";
};
export type CartSummaryDelivery_quote$key = {
  readonly " $data"?: CartSummaryDelivery_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummaryDelivery_quote">;
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
  "name": "CartSummaryDelivery_quote",
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
      "name": "freeDeliveryFrom",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};
})();

(node as any).hash = "dac90288cee984ea1fd1fdb049a333e6";

export default node;
