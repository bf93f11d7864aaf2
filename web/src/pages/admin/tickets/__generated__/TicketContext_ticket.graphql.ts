/**
 * @generated SignedSource<<faadc4a4ff4c200b830fcf03279bc2eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type TicketContext_ticket$data = {
  readonly accountNumber: string | null | undefined;
  readonly email: string;
  readonly language: Language;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly ticket: {
    readonly createdAt: string;
    readonly id: string;
    readonly number: string;
    readonly orderId: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly rating: {
      readonly comment: string | null | undefined;
      readonly value: number;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useOtherTickets_ticket">;
  readonly " $fragmentType": "TicketContext_ticket";
};
export type TicketContext_ticket$key = {
  readonly " $data"?: TicketContext_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketContext_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketContext_ticket",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
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
          "name": "orderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderId",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "comment",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOtherTickets_ticket"
    }
  ],
  "type": "AdminTicket",
  "abstractKey": null
};

(node as any).hash = "38d4951040745f1c23e807331c5704cd";

export default node;
