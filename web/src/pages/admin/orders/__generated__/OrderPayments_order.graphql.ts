/**
 * @generated SignedSource<<f35e589aa0d6fa1cfd7d59611a1393da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentAttemptState = "EXPIRED" | "FAILED" | "OPEN" | "OPENING" | "PAID" | "WRONG";
export type PaymentProvider = "FLOUCI" | "KONNECT" | "SIMULATOR";
export type RefundMethod = "CARD" | "CASH" | "POINTS" | "TRANSFER";
import type { FragmentRefs } from "relay-runtime";
export type OrderPayments_order$data = {
  readonly desk: {
    readonly details: {
      readonly payments: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
        };
        readonly createdAt: string;
        readonly key: string;
        readonly paidAt: string | null | undefined;
        readonly provider: PaymentProvider;
        readonly reference: string | null | undefined;
        readonly state: PaymentAttemptState;
      }>;
      readonly refunds: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
        };
        readonly at: string;
        readonly key: string;
        readonly method: RefundMethod | null | undefined;
        readonly reference: string | null | undefined;
        readonly ribEnd: string | null | undefined;
        readonly subOrderId: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly subOrders: ReadonlyArray<{
    readonly id: string;
    readonly number: string;
  }>;
  readonly " $fragmentType": "OrderPayments_order";
};
export type OrderPayments_order$key = {
  readonly " $data"?: OrderPayments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPayments_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubOrder",
      "kind": "LinkedField",
      "name": "subOrders",
      "plural": true,
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
        }
      ],
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
          "concreteType": "OrderDetails",
          "kind": "LinkedField",
          "name": "details",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PaymentAttempt",
              "kind": "LinkedField",
              "name": "payments",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "provider",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
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
                  "name": "paidAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RefundMade",
              "kind": "LinkedField",
              "name": "refunds",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subOrderId",
                  "storageKey": null
                },
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "method",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "ribEnd",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
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
})();

(node as any).hash = "87bf69ef9eb9840400a7f5d8a5081bd6";

export default node;
