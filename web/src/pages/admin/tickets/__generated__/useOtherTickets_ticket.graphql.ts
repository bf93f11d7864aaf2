/**
 * @generated SignedSource<<37ad20095176428bef49ebd47c4f9c27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOtherTickets_ticket$data = {
  readonly accountNumber: string | null | undefined;
  readonly email: string;
  readonly ticket: {
    readonly number: string;
  };
  readonly " $fragmentType": "useOtherTickets_ticket";
};
export type useOtherTickets_ticket$key = {
  readonly " $data"?: useOtherTickets_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOtherTickets_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOtherTickets_ticket",
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
      "name": "email",
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

(node as any).hash = "685dd4ff405fe171d714d52b1c581e08";

export default node;
