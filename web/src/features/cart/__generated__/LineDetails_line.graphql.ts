/**
 * @generated SignedSource<<c94d9ba27dfe0b93be0ae31bbf918b89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineDetails_line$data = {
  readonly discount: {
    readonly amount: string;
  };
  readonly pieces: ReadonlyArray<{
    readonly quantity: number;
    readonly unitPrice: {
      readonly amount: string;
    };
  }>;
  readonly " $fragmentType": "LineDetails_line";
};
export type LineDetails_line$key = {
  readonly " $data"?: LineDetails_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineDetails_line">;
};

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
  "metadata": null,
  "name": "LineDetails_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartPieces",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "unitPrice",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CartQuoteLine",
  "abstractKey": null
};
})();

(node as any).hash = "f2dfbc9ec209b888c3cf05f275490688";

export default node;
