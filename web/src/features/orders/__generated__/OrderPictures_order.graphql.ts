/**
 * @generated SignedSource<<dabb288a2c9962bd89f13b76a720be79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderPictures_order$data = {
  readonly subOrders: ReadonlyArray<{
    readonly lines: ReadonlyArray<{
      readonly id: string;
      readonly image: {
        readonly url: string;
      } | null | undefined;
      readonly name: string;
    }>;
  }>;
  readonly " $fragmentType": "OrderPictures_order";
};
export type OrderPictures_order$key = {
  readonly " $data"?: OrderPictures_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPictures_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPictures_order",
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
          "concreteType": "OrderLine",
          "kind": "LinkedField",
          "name": "lines",
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Image",
              "kind": "LinkedField",
              "name": "image",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
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

(node as any).hash = "ea54933bee986e18a06f2f85102d3935";

export default node;
