/**
 * @generated SignedSource<<f8c9a36fe5f25b1b2255615833e3ea57>>
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
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
              "args": [
                {
                  "kind": "Variable",
                  "name": "language",
                  "variableName": "language"
                }
              ],
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

(node as any).hash = "b6555a2d506a9353a2bc46792dcd582c";

export default node;
