/**
 * @generated SignedSource<<6228a2520121ea85c2625407075bcd12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminSubscriberSource = "ACCOUNT" | "FORM";
export type AdminSubscriberState = "CONFIRMED" | "PENDING" | "WITHDRAWN";
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type SubscribersPage_subscribers$data = ReadonlyArray<{
  readonly confirmedAt: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly language: Language;
  readonly source: AdminSubscriberSource | null | undefined;
  readonly state: AdminSubscriberState;
  readonly subscribedAt: string;
  readonly withdrawnAt: string | null | undefined;
  readonly " $fragmentType": "SubscribersPage_subscribers";
}>;
export type SubscribersPage_subscribers$key = ReadonlyArray<{
  readonly " $data"?: SubscribersPage_subscribers$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscribersPage_subscribers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SubscribersPage_subscribers",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
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
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscribedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnAt",
      "storageKey": null
    }
  ],
  "type": "AdminSubscriber",
  "abstractKey": null
};

(node as any).hash = "77547bd84e1a272494e772acacc15904";

export default node;
