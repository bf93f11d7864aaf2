/**
 * @generated SignedSource<<99d11c4b701f275ce312fcb4365bc51e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyTickets_ticket$data = {
  readonly number: string;
  readonly subject: string;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"TicketBadge_ticket">;
  readonly " $fragmentType": "MyTickets_ticket";
};
export type MyTickets_ticket$key = {
  readonly " $data"?: MyTickets_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyTickets_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyTickets_ticket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketBadge_ticket"
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};

(node as any).hash = "96fb50cc3b8ee49dbe93f8c6cb7a5f66";

export default node;
