/**
 * @generated SignedSource<<17a34d9d90d7f4bbf4b573d374ee3cf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactOutcome = "BUSY" | "CALL_BACK" | "CONFIRMED" | "NO_ANSWER" | "REFUSED" | "WRONG_NUMBER";
export type OrderState = "AWAITING_CONFIRMATION" | "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "RETURNED_TO_SELLER" | "RETURN_OPEN" | "SHIPPED";
export type OrderTimelineActor = "BUYER" | "STAFF" | "SYSTEM";
export type OrderTimelineKind = "CHANGE" | "CONTACT" | "MAIL" | "NOTE" | "REFUND" | "STATE";
export type RefundMethod = "CARD" | "CASH" | "POINTS" | "TRANSFER";
import type { FragmentRefs } from "relay-runtime";
export type OrderTimeline_entry$data = {
  readonly action: string | null | undefined;
  readonly actor: OrderTimelineActor;
  readonly actorName: string | null | undefined;
  readonly amount: {
    readonly amount: string;
  } | null | undefined;
  readonly at: string;
  readonly callbackAt: string | null | undefined;
  readonly kind: OrderTimelineKind;
  readonly method: RefundMethod | null | undefined;
  readonly outcome: ContactOutcome | null | undefined;
  readonly reference: string | null | undefined;
  readonly state: OrderState | null | undefined;
  readonly subOrderNumber: string | null | undefined;
  readonly template: string | null | undefined;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "OrderTimeline_entry";
};
export type OrderTimeline_entry$key = {
  readonly " $data"?: OrderTimeline_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTimeline_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTimeline_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "actor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callbackAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "template",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
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
  "type": "OrderTimelineEntry",
  "abstractKey": null
};

(node as any).hash = "f8fca745a1674dd3a57f6921a1cd9bcf";

export default node;
