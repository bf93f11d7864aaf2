/**
 * @generated SignedSource<<c9eb1e86d63da1506481ccb09de54429>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type TicketCategory = "ACCOUNT" | "DELIVERY" | "ORDER" | "OTHER" | "PAYMENT" | "RETURN" | "SELLER";
export type TicketPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT";
import type { FragmentRefs } from "relay-runtime";
export type TicketsPage_tickets$data = ReadonlyArray<{
  readonly language: Language;
  readonly name: string;
  readonly priority: TicketPriority;
  readonly ticket: {
    readonly category: TicketCategory;
    readonly createdAt: string;
    readonly id: string;
    readonly number: string;
    readonly orderNumber: string | null | undefined;
    readonly subject: string;
    readonly updatedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"TicketBadge_ticket">;
  };
  readonly " $fragmentType": "TicketsPage_tickets";
}>;
export type TicketsPage_tickets$key = ReadonlyArray<{
  readonly " $data"?: TicketsPage_tickets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketsPage_tickets">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TicketsPage_tickets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
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
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNumber",
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
      "storageKey": null
    }
  ],
  "type": "AdminTicket",
  "abstractKey": null
};

(node as any).hash = "30c89fa440f881ce5d9622910e4edec1";

export default node;
