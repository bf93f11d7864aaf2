/**
 * @generated SignedSource<<58925411cce88c362424fd8c4bd8c892>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookSubscriptionState = "ACTIVE" | "DISABLED" | "PENDING";
export type WebhookTopic = "ORDERS" | "PARCELS" | "PRODUCTS" | "STOCK" | "TICKETS";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionsPage_subscriptions$data = ReadonlyArray<{
  readonly contactEmail: string;
  readonly createdAt: string;
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly keyId: string | null | undefined;
  readonly state: WebhookSubscriptionState;
  readonly topics: ReadonlyArray<WebhookTopic>;
  readonly url: string;
  readonly waiting: number;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionDialog_subscription">;
  readonly " $fragmentType": "SubscriptionsPage_subscriptions";
}>;
export type SubscriptionsPage_subscriptions$key = ReadonlyArray<{
  readonly " $data"?: SubscriptionsPage_subscriptions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionsPage_subscriptions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SubscriptionsPage_subscriptions",
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
      "name": "keyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topics",
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
      "name": "waiting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactEmail",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionDialog_subscription"
    }
  ],
  "type": "WebhookSubscription",
  "abstractKey": null
};

(node as any).hash = "755e0d0f5cfbc2cf6477f6754ead9e0a";

export default node;
