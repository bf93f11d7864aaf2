/**
 * @generated SignedSource<<f75ac38add17e27efd1e5b307c89de1d>>
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
  readonly canResolve: boolean;
  readonly id: string;
  readonly messages: ReadonlyArray<{
    readonly author: TicketAuthor;
    readonly createdAt: string;
    readonly id: string;
    readonly text: string;
  }>;
  readonly number: string;
  readonly orderId: string | null | undefined;
  readonly orderNumber: string | null | undefined;
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

(node as any).hash = "098f3a4fc76bb8af985e8927fa20f73c";

export default node;
