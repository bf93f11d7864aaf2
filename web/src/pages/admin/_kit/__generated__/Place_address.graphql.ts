/**
 * @generated SignedSource<<d244e8f70c96b81c971ba8334c2b1fcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Place_address$data = {
  readonly arabic: string;
  readonly delegation: string;
  readonly region: {
    readonly " $fragmentSpreads": FragmentRefs<"RegionName_region">;
  };
  readonly " $fragmentType": "Place_address";
};
export type Place_address$key = {
  readonly " $data"?: Place_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"Place_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Place_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delegation",
      "storageKey": null
    },
    {
      "alias": "arabic",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "TN"
        }
      ],
      "kind": "ScalarField",
      "name": "delegation",
      "storageKey": "delegation(language:\"TN\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RegionName_region"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "ef7fc63f84083657dc3451dad6c57965";

export default node;
