/**
 * @generated SignedSource<<0e9ef79a95139ca3c4156609cf9c749c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type OrderTotals_order$data = {
  readonly couponCode: string | null | undefined;
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
  readonly subOrders: ReadonlyArray<{
    readonly state: OrderState;
    readonly total: {
      readonly amount: string;
    };
  }>;
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentType": "OrderTotals_order";
};
export type OrderTotals_order$key = {
  readonly " $data"?: OrderTotals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_order">;
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
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTotals_order",
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
      "kind": "ScalarField",
      "name": "couponCode",
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SubOrder",
      "kind": "LinkedField",
      "name": "subOrders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "3e711d239445eb7cf7d2fe68b5125780";

export default node;
