/**
 * @generated SignedSource<<9190f1151895535aedbf9352840cfde5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketAuthor = "CUSTOMER" | "STAFF";
import type { FragmentRefs } from "relay-runtime";
export type TicketMessages_ticket$data = {
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
  readonly ticket: {
    readonly number: string;
  };
  readonly " $fragmentType": "TicketMessages_ticket";
};
export type TicketMessages_ticket$key = {
  readonly " $data"?: TicketMessages_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketMessages_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketMessages_ticket",
  "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
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

(node as any).hash = "41950e47c71dbbbeacd278ee0bc556fe";

export default node;
