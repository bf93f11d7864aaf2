/**
 * @generated SignedSource<<0e65f27122575ceebfeb3e084d4a526f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
import type { FragmentRefs } from "relay-runtime";
export type TicketBadge_ticket$data = {
  readonly status: TicketStatus;
  readonly " $fragmentType": "TicketBadge_ticket";
};
export type TicketBadge_ticket$key = {
  readonly " $data"?: TicketBadge_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketBadge_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketBadge_ticket",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};

(node as any).hash = "7a7597a96f74b033a550898b5d5e9550";

export default node;
