/**
 * @generated SignedSource<<e050e039c8eb7784c634c4927d2ab514>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Place_address$data = {
  readonly delegation: string;
  readonly delegationAr: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delegationAr",
      "storageKey": null
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

(node as any).hash = "f9908a15da406055d09fcd673a8483d9";

export default node;
