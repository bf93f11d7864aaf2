/**
 * @generated SignedSource<<dee0c123befbcc14cbfaa8c5df176ffb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDetail_order$data = {
  readonly id: string;
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderView_order" | "Reorder_order">;
  readonly " $fragmentType": "OrderDetail_order";
};
export type OrderDetail_order$key = {
  readonly " $data"?: OrderDetail_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetail_order",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderView_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Reorder_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "6182f498b278e025d3e5c84566ed7ffd";

export default node;
