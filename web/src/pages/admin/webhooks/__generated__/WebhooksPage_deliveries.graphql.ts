/**
 * @generated SignedSource<<c89f709907b67910131f7a18f9612235>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookChannel = "ORDERS" | "TICKETS";
export type WebhookDeliveryState = "DEAD" | "DELIVERED" | "RETRYING" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type WebhooksPage_deliveries$data = ReadonlyArray<{
  readonly body?: string | null | undefined;
  readonly channel: WebhookChannel;
  readonly deadAt: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
  readonly eventType: string;
  readonly failure: string | null | undefined;
  readonly heldBack: number;
  readonly nextTryAt: string | null | undefined;
  readonly occurredAt: string;
  readonly reference: string;
  readonly state: WebhookDeliveryState;
  readonly subject: string;
  readonly tries: number;
  readonly " $fragmentType": "WebhooksPage_deliveries";
}>;
export type WebhooksPage_deliveries$key = ReadonlyArray<{
  readonly " $data"?: WebhooksPage_deliveries$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhooksPage_deliveries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "withBody"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WebhooksPage_deliveries",
  "selections": [
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
      "kind": "ScalarField",
      "name": "channel",
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
      "name": "occurredAt",
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
      "kind": "ScalarField",
      "name": "deadAt",
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
      "kind": "ScalarField",
      "name": "tries",
      "storageKey": null
    },
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
      "name": "heldBack",
      "storageKey": null
    },
    {
      "condition": "withBody",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "99e5125fd036c2909d1f8b84d0bc7a1e";

export default node;
