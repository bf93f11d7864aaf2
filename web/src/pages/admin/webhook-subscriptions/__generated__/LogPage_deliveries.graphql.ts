/**
 * @generated SignedSource<<24fec673e9f038cf5b0537eb07953e5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LoggedDeliveryState = "DELIVERED" | "FAILED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type LogPage_deliveries$data = ReadonlyArray<{
  readonly attempts: ReadonlyArray<{
    readonly durationMs: number;
    readonly failure: string | null | undefined;
  }>;
  readonly cursor: string | null | undefined;
  readonly deliveryId: string;
  readonly eventType: string;
  readonly nextTryAt: string | null | undefined;
  readonly occurredAt: string;
  readonly state: LoggedDeliveryState;
  readonly subject: string;
  readonly " $fragmentType": "LogPage_deliveries";
}>;
export type LogPage_deliveries$key = ReadonlyArray<{
  readonly " $data"?: LogPage_deliveries$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogPage_deliveries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LogPage_deliveries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occurredAt",
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
      "name": "nextTryAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LoggedDelivery",
  "abstractKey": null
};

(node as any).hash = "9ca8965cc0227d5e30ee1ca37a005fb8";

export default node;
