/**
 * @generated SignedSource<<bcaf131585fcf93a890120faf5cd9fcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketCategory = "ACCOUNT" | "DELIVERY" | "ORDER" | "OTHER" | "PAYMENT" | "RETURN" | "SELLER";
export type TicketPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT";
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
import type { FragmentRefs } from "relay-runtime";
export type TicketPane_ticket$data = {
  readonly assignee: {
    readonly accountNumber: string;
    readonly name: string;
  } | null | undefined;
  readonly messages: ReadonlyArray<{
    readonly isInternal: boolean;
    readonly key: string;
  }>;
  readonly priority: TicketPriority;
  readonly ticket: {
    readonly category: TicketCategory;
    readonly id: string;
    readonly mergedInto: string | null | undefined;
    readonly number: string;
    readonly status: TicketStatus;
    readonly subject: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MergeTicket_ticket" | "ReplyForm_ticket" | "TicketContext_ticket" | "TicketMessages_ticket">;
  readonly " $fragmentType": "TicketPane_ticket";
};
export type TicketPane_ticket$key = {
  readonly " $data"?: TicketPane_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketPane_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketPane_ticket",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInternal",
          "storageKey": null
        }
      ],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mergedInto",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketMessages_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyForm_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketContext_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeTicket_ticket"
    }
  ],
  "type": "AdminTicket",
  "abstractKey": null
};

(node as any).hash = "9bc29fce10ac8668079497550ae62a48";

export default node;
