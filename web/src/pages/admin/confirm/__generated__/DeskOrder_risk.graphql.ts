/**
 * @generated SignedSource<<738ab69dc1ccde2a874d9a6d1b5cc3ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type DeskOrder_risk$data = {
  readonly contactPhone: string;
  readonly desk: {
    readonly attempts: number;
    readonly language: Language | null | undefined;
    readonly proposesCancelling: boolean;
    readonly risk: {
      readonly basketRatio: number | null | undefined;
      readonly isBasketLarge: boolean;
      readonly otherOrders: number;
      readonly refusals: number;
      readonly sameDayOrders: ReadonlyArray<string>;
    };
  } | null | undefined;
  readonly " $fragmentType": "DeskOrder_risk";
};
export type DeskOrder_risk$key = {
  readonly " $data"?: DeskOrder_risk$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskOrder_risk">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskOrder_risk",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactPhone",
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
          "args": null,
          "kind": "ScalarField",
          "name": "attempts",
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
          "name": "proposesCancelling",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderRisk",
          "kind": "LinkedField",
          "name": "risk",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "otherOrders",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refusals",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sameDayOrders",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "basketRatio",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isBasketLarge",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2b7f14461f7bf124fe641d38b19801c0";

export default node;
