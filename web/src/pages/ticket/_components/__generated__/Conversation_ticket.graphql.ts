/**
 * @generated SignedSource<<13f6582d5c7e54b66da3bc8a45c7d3b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketAuthor = "CUSTOMER" | "STAFF";
import type { FragmentRefs } from "relay-runtime";
export type Conversation_ticket$data = {
  readonly canAnswer: boolean;
  readonly canClose: boolean;
  readonly canRate: boolean;
  readonly canResolve: boolean;
  readonly id: string;
  readonly messages: ReadonlyArray<{
    readonly author: TicketAuthor;
    readonly createdAt: string;
    readonly files: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FileList_files">;
    }>;
    readonly id: string;
    readonly text: string;
  }>;
  readonly number: string;
  readonly orderId: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly rating: {
    readonly comment: string | null | undefined;
    readonly value: number;
  } | null | undefined;
  readonly subject: string;
  readonly " $fragmentSpreads": FragmentRefs<"TicketBadge_ticket">;
  readonly " $fragmentType": "Conversation_ticket";
};
export type Conversation_ticket$key = {
  readonly " $data"?: Conversation_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conversation_ticket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Conversation_ticket",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "canAnswer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canResolve",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canClose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canRate",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TicketMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
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
})();

(node as any).hash = "22ce8df2e2547c1da02e87d0068b92ae";

export default node;
