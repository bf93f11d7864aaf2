/**
 * @generated SignedSource<<104fb7701d89f0191900d54512332c15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingCashPage_parcels$data = ReadonlyArray<{
  readonly amount: {
    readonly amount: string;
  };
  readonly deliveredAt: string;
  readonly orderId: string;
  readonly sellerName: string;
  readonly subOrderId: string;
  readonly subOrderNumber: string;
  readonly trackingNumber: string | null | undefined;
  readonly " $fragmentType": "MissingCashPage_parcels";
}>;
export type MissingCashPage_parcels$key = ReadonlyArray<{
  readonly " $data"?: MissingCashPage_parcels$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingCashPage_parcels">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MissingCashPage_parcels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subOrderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subOrderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
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
      "name": "deliveredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
    }
  ],
  "type": "MissingCash",
  "abstractKey": null
};

(node as any).hash = "43be9ceb10ba4bfa8ac65876ebe134a2";

export default node;
