/**
 * @generated SignedSource<<368963b3cbb66f86c86a6aa56b3f258a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TodayFigures_figures$data = {
  readonly confirmedShare: number | null | undefined;
  readonly orders: number;
  readonly refusals: number;
  readonly revenue: {
    readonly amount: string;
  } | null | undefined;
  readonly " $fragmentType": "TodayFigures_figures";
};
export type TodayFigures_figures$key = {
  readonly " $data"?: TodayFigures_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"TodayFigures_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TodayFigures_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedShare",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "revenue",
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
  "type": "AdminDayFigures",
  "abstractKey": null
};

(node as any).hash = "cf3cd1267545fbb55673a78bee37942b";

export default node;
