/**
 * @generated SignedSource<<a85c3596f59d50a84fa41d41c684280a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubOrderCard_order$data = {
  readonly desk: {
    readonly details: {
      readonly subOrders: ReadonlyArray<{
        readonly isBooked: boolean;
        readonly parcel: {
          readonly " $fragmentSpreads": FragmentRefs<"SubOrderParcel_parcel">;
        } | null | undefined;
        readonly proceeds: {
          readonly amount: string;
        } | null | undefined;
        readonly returnIds: ReadonlyArray<string>;
        readonly subOrderId: string;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "SubOrderCard_order";
};
export type SubOrderCard_order$key = {
  readonly " $data"?: SubOrderCard_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubOrderCard_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubOrderCard_order",
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
          "args": null,
          "concreteType": "OrderDetails",
          "kind": "LinkedField",
          "name": "details",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SubOrderOutlook",
              "kind": "LinkedField",
              "name": "subOrders",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subOrderId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "proceeds",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isBooked",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "returnIds",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SubOrderParcel",
                  "kind": "LinkedField",
                  "name": "parcel",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "SubOrderParcel_parcel"
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
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "af8f0d3e166419ca4bcacfbf24e2ee95";

export default node;
