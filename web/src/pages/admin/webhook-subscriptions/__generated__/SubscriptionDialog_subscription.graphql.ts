/**
 * @generated SignedSource<<be6ef10c03f595b8ba11d4db9c1c8f57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type WebhookTopic = "ORDERS" | "PARCELS" | "PRODUCTS" | "STOCK" | "TICKETS";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionDialog_subscription$data = {
  readonly contactEmail: string;
  readonly id: string;
  readonly language: Language;
  readonly sellerId: string | null | undefined;
  readonly topics: ReadonlyArray<WebhookTopic>;
  readonly url: string;
  readonly version: number;
  readonly " $fragmentType": "SubscriptionDialog_subscription";
};
export type SubscriptionDialog_subscription$key = {
  readonly " $data"?: SubscriptionDialog_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionDialog_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionDialog_subscription",
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
      "name": "version",
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
      "name": "sellerId",
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
      "name": "language",
      "storageKey": null
    }
  ],
  "type": "WebhookSubscription",
  "abstractKey": null
};

(node as any).hash = "39a72144426b0d520111f51db800bf34";

export default node;
