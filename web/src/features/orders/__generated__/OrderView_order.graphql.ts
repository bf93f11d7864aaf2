/**
 * @generated SignedSource<<c5c8c39e6570b4947817a46cb33e4117>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE";
export type PaymentState = "COLLECTED" | "CREATED" | "DUE" | "EXPIRED" | "FAILED" | "PAID" | "PARTIALLY_REFUNDED" | "RECONCILED" | "REDIRECTED" | "REFUNDED" | "REFUSED" | "REMITTED";
import type { FragmentRefs } from "relay-runtime";
export type OrderView_order$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"AddressText_address">;
  };
  readonly contactEmail: string | null | undefined;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly createdAt: string;
  readonly id: string;
  readonly number: string;
  readonly paymentMethod: PaymentMethod;
  readonly paymentState: PaymentState;
  readonly pointsEarned: number;
  readonly subOrders: ReadonlyArray<{
    readonly canCancel: boolean;
    readonly id: string;
    readonly state: OrderState;
    readonly " $fragmentSpreads": FragmentRefs<"SubOrderCard_part">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_order" | "PayOrder_order" | "StateBadge_order">;
  readonly " $fragmentType": "OrderView_order";
};
export type OrderView_order$key = {
  readonly " $data"?: OrderView_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderView_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderView_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pointsEarned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressText_address"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubOrder",
      "kind": "LinkedField",
      "name": "subOrders",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canCancel",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubOrderCard_part"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StateBadge_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTotals_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayOrder_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "1e672599dc52855ea172bdea05111c0f";

export default node;
