/**
 * @generated SignedSource<<d224e94fbcf7d84c72a09c82e3fd5ba6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeTicket_ticket$data = {
  readonly messages: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly ticket: {
    readonly id: string;
    readonly number: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useOtherTickets_ticket">;
  readonly " $fragmentType": "MergeTicket_ticket";
};
export type MergeTicket_ticket$key = {
  readonly " $data"?: MergeTicket_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeTicket_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeTicket_ticket",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOtherTickets_ticket"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminTicketMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Ticket",
      "kind": "LinkedField",
      "name": "ticket",
      "plural": false,
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
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminTicket",
  "abstractKey": null
};

(node as any).hash = "589a1154cb37cf30e72cade4824d5e6e";

export default node;
