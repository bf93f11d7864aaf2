/**
 * @generated SignedSource<<753726b6763a0a8bb08d62599fc22963>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountTiles_viewer$data = {
  readonly addresses: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly followedShopIds: ReadonlyArray<string> | null | undefined;
  readonly orders: {
    readonly totalCount: number;
  } | null | undefined;
  readonly returns: {
    readonly totalCount: number;
  } | null | undefined;
  readonly tickets: {
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "AccountTiles_viewer";
};
export type AccountTiles_viewer$key = {
  readonly " $data"?: AccountTiles_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountTiles_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountTiles_viewer",
  "selections": [
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "orders(first:1)"
    },
    {
      "alias": "returns",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "RETURN_OPEN",
            "RETURNED",
            "RETURNED_TO_SELLER"
          ]
        }
      ],
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "orders(first:1,states:[\"RETURN_OPEN\",\"RETURNED\",\"RETURNED_TO_SELLER\"])"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedAddress",
      "kind": "LinkedField",
      "name": "addresses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followedShopIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "TicketConnection",
      "kind": "LinkedField",
      "name": "tickets",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "tickets(first:1)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "1e1e31680e55d2871d5fbb7b53b73880";

export default node;
