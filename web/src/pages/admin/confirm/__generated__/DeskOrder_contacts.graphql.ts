/**
 * @generated SignedSource<<ff9c6a398187d9e28c43410d083cabd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactOutcome = "BUSY" | "CALL_BACK" | "CONFIRMED" | "NO_ANSWER" | "REFUSED" | "WRONG_NUMBER";
export type OrderTimelineKind = "CHANGE" | "CONTACT" | "MAIL" | "NOTE" | "REFUND" | "STATE";
import type { FragmentRefs } from "relay-runtime";
export type DeskOrder_contacts$data = {
  readonly desk: {
    readonly timeline: {
      readonly nodes: ReadonlyArray<{
        readonly actorName: string | null | undefined;
        readonly at: string;
        readonly callbackAt: string | null | undefined;
        readonly key: string;
        readonly kind: OrderTimelineKind;
        readonly outcome: ContactOutcome | null | undefined;
        readonly text: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "DeskOrder_contacts";
};
export type DeskOrder_contacts$key = {
  readonly " $data"?: DeskOrder_contacts$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskOrder_contacts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskOrder_contacts",
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
      "concreteType": "OrderDesk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 20
            },
            {
              "kind": "Literal",
              "name": "kinds",
              "value": [
                "CONTACT",
                "NOTE"
              ]
            }
          ],
          "concreteType": "OrderTimelineConnection",
          "kind": "LinkedField",
          "name": "timeline",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderTimelineEntry",
              "kind": "LinkedField",
              "name": "nodes",
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
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "actorName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "outcome",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "callbackAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "timeline(first:20,kinds:[\"CONTACT\",\"NOTE\"])"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "30662f5d224cd548ba24b6e52080f934";

export default node;
