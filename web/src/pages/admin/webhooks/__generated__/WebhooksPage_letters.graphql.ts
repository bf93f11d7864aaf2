/**
 * @generated SignedSource<<828622e6809f0e2d851c7dc0a5ccb47a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhooksPage_letters$data = ReadonlyArray<{
  readonly channel: string;
  readonly deadAt: string;
  readonly eventType: string;
  readonly failure: string | null | undefined;
  readonly heldBack: number;
  readonly id: string;
  readonly occurredAt: string;
  readonly subject: string;
  readonly tries: number;
  readonly " $fragmentType": "WebhooksPage_letters";
}>;
export type WebhooksPage_letters$key = ReadonlyArray<{
  readonly " $data"?: WebhooksPage_letters$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhooksPage_letters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WebhooksPage_letters",
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
      "name": "channel",
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
      "name": "deadAt",
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
    }
  ],
  "type": "WebhookDeadLetter",
  "abstractKey": null
};

(node as any).hash = "b665978b223d6271057244a833e6aa26";

export default node;
