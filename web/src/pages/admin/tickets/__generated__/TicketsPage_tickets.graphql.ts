/**
 * @generated SignedSource<<9e073a873a2baa78d631076c34d73254>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type TicketAuthor = "CUSTOMER" | "STAFF";
export type TicketCategory = "ACCOUNT" | "DELIVERY" | "ORDER" | "OTHER" | "PAYMENT" | "RETURN" | "SELLER";
export type TicketPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT";
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
import type { FragmentRefs } from "relay-runtime";
export type TicketsPage_tickets$data = ReadonlyArray<{
  readonly assignee: {
    readonly accountNumber: string;
    readonly name: string;
  } | null | undefined;
  readonly language: Language;
  readonly lastMessage: {
    readonly author: TicketAuthor;
    readonly createdAt: string;
    readonly writtenBy: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly name: string;
  readonly priority: TicketPriority;
  readonly ticket: {
    readonly category: TicketCategory;
    readonly createdAt: string;
    readonly id: string;
    readonly number: string;
    readonly orderNumber: string | null | undefined;
    readonly rating: {
      readonly value: number;
    } | null | undefined;
    readonly status: TicketStatus;
    readonly subject: string;
    readonly updatedAt: string;
  };
  readonly waitingSince: string | null | undefined;
  readonly " $fragmentType": "TicketsPage_tickets";
}>;
export type TicketsPage_tickets$key = ReadonlyArray<{
  readonly " $data"?: TicketsPage_tickets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketsPage_tickets">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TicketsPage_tickets",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "waitingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffPerson",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountNumber",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminTicketMessage",
      "kind": "LinkedField",
      "name": "lastMessage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffPerson",
          "kind": "LinkedField",
          "name": "writtenBy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TicketRating",
          "kind": "LinkedField",
          "name": "rating",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminTicket",
  "abstractKey": null
};
})();

(node as any).hash = "229467f1509014cb5c6121a2b9f67645";

export default node;
