/**
 * @generated SignedSource<<1b3e9368f3ddd8c81395d588cf8c7e32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CarrierState = "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PICKED_UP" | "RETURNED" | "WAITING";
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type ParcelListPage_parcels$data = ReadonlyArray<{
  readonly carrierAt: string | null | undefined;
  readonly carrierState: CarrierState | null | undefined;
  readonly cash: {
    readonly amount: string;
  };
  readonly failures: number;
  readonly order: {
    readonly address: {
      readonly " $fragmentSpreads": FragmentRefs<"Place_address">;
    };
    readonly id: string;
  };
  readonly stateSince: string;
  readonly subOrder: {
    readonly id: string;
    readonly number: string;
    readonly sellerName: string;
    readonly state: OrderState;
    readonly trackingNumber: string | null | undefined;
  };
  readonly " $fragmentType": "ParcelListPage_parcels";
}>;
export type ParcelListPage_parcels$key = ReadonlyArray<{
  readonly " $data"?: ParcelListPage_parcels$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParcelListPage_parcels">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "ParcelListPage_parcels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "cash",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failures",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrierState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrierAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
              "name": "Place_address"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubOrder",
      "kind": "LinkedField",
      "name": "subOrder",
      "plural": false,
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
          "name": "sellerName",
          "storageKey": null
        },
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
          "name": "trackingNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminParcel",
  "abstractKey": null
};
})();

(node as any).hash = "e57c0c2f15a1fb005ba3558c295a529e";

export default node;
