/**
 * @generated SignedSource<<a3b6a750c1a1fcc1dc63564308eb5425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CASH_ON_DELIVERY" | "ONLINE";
import type { FragmentRefs } from "relay-runtime";
export type OrderPlacedPage_order$data = {
  readonly contactEmail: string | null | undefined;
  readonly contactPhone: string;
  readonly number: string;
  readonly paymentMethod: PaymentMethod;
  readonly " $fragmentType": "OrderPlacedPage_order";
};
export type OrderPlacedPage_order$key = {
  readonly " $data"?: OrderPlacedPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPlacedPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPlacedPage_order",
  "selections": [
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
      "name": "paymentMethod",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3af3541d251277e08b3e995b353ccaa8";

export default node;
