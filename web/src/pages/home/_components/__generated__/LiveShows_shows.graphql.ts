/**
 * @generated SignedSource<<e2398412b427dba9baf1e17a21d95f10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveShows_shows$data = ReadonlyArray<{
  readonly endsAt: string;
  readonly seller: {
    readonly id: string;
  } | null | undefined;
  readonly startsAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"LiveShowCard_show">;
  readonly " $fragmentType": "LiveShows_shows";
}>;
export type LiveShows_shows$key = ReadonlyArray<{
  readonly " $data"?: LiveShows_shows$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveShows_shows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LiveShows_shows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
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
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "FragmentSpread",
      "name": "LiveShowCard_show"
    }
  ],
  "type": "LiveShow",
  "abstractKey": null
};

(node as any).hash = "b3625d269413da47037e6ee1d736875c";

export default node;
