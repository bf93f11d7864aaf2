/**
 * @generated SignedSource<<6754b9088e2344e3f129c77b710bb12e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayOrder_order$data = {
  readonly payableUntil: string | null | undefined;
  readonly paymentUrl: string | null | undefined;
  readonly " $fragmentType": "PayOrder_order";
};
export type PayOrder_order$key = {
  readonly " $data"?: PayOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payableUntil",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d53024b211add133750554308d20039e";

export default node;
