/**
 * @generated SignedSource<<5d26c80812adbe8386abfebb31799f67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type TicketAuthor = "CUSTOMER" | "STAFF";
export type TicketStatus = "CLOSED" | "NEW" | "OPEN" | "RESOLVED" | "WAITING_CUSTOMER";
import type { FragmentRefs } from "relay-runtime";
export type ReplyForm_ticket$data = {
  readonly accountNumber: string | null | undefined;
  readonly language: Language;
  readonly messages: ReadonlyArray<{
    readonly author: TicketAuthor;
    readonly createdAt: string;
    readonly files: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FileList_files">;
    }>;
    readonly isInternal: boolean;
    readonly key: string;
    readonly text: string;
    readonly writtenBy: {
      readonly name: string;
    } | null | undefined;
  }>;
  readonly name: string;
  readonly ticket: {
    readonly id: string;
    readonly number: string;
    readonly orderId: string | null | undefined;
    readonly orderNumber: string | null | undefined;
    readonly status: TicketStatus;
  };
  readonly " $fragmentType": "ReplyForm_ticket";
};
export type ReplyForm_ticket$key = {
  readonly " $data"?: ReplyForm_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyForm_ticket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyForm_ticket",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
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
          "name": "isInternal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PrivateFile",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FileList_files"
            }
          ],
          "storageKey": null
        },
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
          "name": "status",
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
          "name": "orderNumber",
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

(node as any).hash = "45f3903f71634bad7dba6136ff079693";

export default node;
