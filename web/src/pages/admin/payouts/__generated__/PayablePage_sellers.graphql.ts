/**
 * @generated SignedSource<<a13956424ddd0b4ff92abfd2ce5948b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayablePage_sellers$data = ReadonlyArray<{
  readonly balance: {
    readonly amount: string;
  };
  readonly held: {
    readonly amount: string;
  };
  readonly name: string;
  readonly payable: {
    readonly amount: string;
  };
  readonly reserved: {
    readonly amount: string;
  };
  readonly rib: string | null | undefined;
  readonly sellerId: string;
  readonly subOrderCount: number;
  readonly " $fragmentType": "PayablePage_sellers";
}>;
export type PayablePage_sellers$key = ReadonlyArray<{
  readonly " $data"?: PayablePage_sellers$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayablePage_sellers">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PayablePage_sellers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellerId",
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
      "kind": "ScalarField",
      "name": "rib",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subOrderCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payable",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "held",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "reserved",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PayableSeller",
  "abstractKey": null
};
})();

(node as any).hash = "feea5962adb272f18490cc99992ef51d";

export default node;
