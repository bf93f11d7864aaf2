/**
 * @generated SignedSource<<3e11aa3b304f6343e1de38548097f8f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type LastOrderCard_order$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPictures_order" | "StateBadge_order">;
  readonly " $fragmentType": "LastOrderCard_order";
};
export type LastOrderCard_order$key = {
  readonly " $data"?: LastOrderCard_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastOrderCard_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastOrderCard_order",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StateBadge_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPictures_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "51bc8335b698951a87e52bae553efbd3";

export default node;
