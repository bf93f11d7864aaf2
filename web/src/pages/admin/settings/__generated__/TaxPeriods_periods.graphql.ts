/**
 * @generated SignedSource<<99bcd7375345cd23cecab8a0435660e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaxPeriods_periods$data = ReadonlyArray<{
  readonly intermediateRate: string;
  readonly isUsed: boolean;
  readonly reducedRate: string;
  readonly stamp: {
    readonly amount: string;
  };
  readonly standardRate: string;
  readonly validFrom: string;
  readonly " $fragmentType": "TaxPeriods_periods";
}>;
export type TaxPeriods_periods$key = ReadonlyArray<{
  readonly " $data"?: TaxPeriods_periods$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxPeriods_periods">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TaxPeriods_periods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standardRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intermediateRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reducedRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stamp",
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
      "name": "isUsed",
      "storageKey": null
    }
  ],
  "type": "AdminTaxPeriod",
  "abstractKey": null
};

(node as any).hash = "e0ec4e5eb6deec94eb2a0598f7da5bbb";

export default node;
