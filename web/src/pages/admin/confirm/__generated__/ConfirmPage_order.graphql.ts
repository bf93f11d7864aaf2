/**
 * @generated SignedSource<<77273b8e32bcf3ba48d9152d0a4652c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmPage_order$data = {
  readonly createdAt: string;
  readonly desk: {
    readonly attempts: number;
    readonly language: Language | null | undefined;
    readonly nextContactAt: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AmendDialog_order" | "DeskOrder_contacts" | "DeskOrder_order" | "DeskOrder_risk">;
  readonly " $fragmentType": "ConfirmPage_order";
};
export type ConfirmPage_order$key = {
  readonly " $data"?: ConfirmPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmPage_order",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
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
      "concreteType": "OrderDesk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attempts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextContactAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AmendDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOrder_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOrder_risk"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOrder_contacts"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "232d1f4a5588a0ca448b74993575809b";

export default node;
