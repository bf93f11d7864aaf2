/**
 * @generated SignedSource<<0e1323fc41bbd381b27e6b8ed03efe70>>
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
    readonly details: {
      readonly lastRefusal: {
        readonly at: string;
        readonly number: string;
        readonly reason: string | null | undefined;
      } | null | undefined;
      readonly openTickets: number;
      readonly points: number | null | undefined;
    } | null | undefined;
    readonly language: Language | null | undefined;
    readonly proposesCancelling: boolean;
    readonly risk: {
      readonly basketRatio: number | null | undefined;
      readonly isBasketLarge: boolean;
      readonly isFirstLarge: boolean;
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isFirstLarge",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderDetails",
          "kind": "LinkedField",
          "name": "details",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "points",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "openTickets",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LastRefusal",
              "kind": "LinkedField",
              "name": "lastRefusal",
              "plural": false,
              "selections": [
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
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "e491d97ed3ffc25689569858f51bcf79";

export default node;
