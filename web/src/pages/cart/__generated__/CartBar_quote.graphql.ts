/**
 * @generated SignedSource<<832a7296f2435c984fd2576595129b99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartBar_quote$data = {
  readonly total: {
    readonly amount: string;
  };
  readonly " $fragmentType": "CartBar_quote";
};
export type CartBar_quote$key = {
  readonly " $data"?: CartBar_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartBar_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartBar_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
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
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};

(node as any).hash = "8c9530d64c5a5f5c687feb7d89d3f976";

export default node;
