/**
 * @generated SignedSource<<50ea81a9d836a33dec9496149a68bf81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type Timeline_events$data = ReadonlyArray<{
  readonly at: string;
  readonly note: string | null | undefined;
  readonly state: OrderState;
  readonly " $fragmentType": "Timeline_events";
}>;
export type Timeline_events$key = ReadonlyArray<{
  readonly " $data"?: Timeline_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"Timeline_events">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Timeline_events",
  "selections": [
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "OrderEvent",
  "abstractKey": null
};

(node as any).hash = "d8af5bf9906f38fc3c50aac63320c963";

export default node;
