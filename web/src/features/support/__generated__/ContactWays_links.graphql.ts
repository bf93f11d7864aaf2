/**
 * @generated SignedSource<<5b5c6cf22f49398921840e066439edd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactWays_links$data = {
  readonly email: string | null | undefined;
  readonly messagingApp: string | null | undefined;
  readonly messenger: string | null | undefined;
  readonly openingHours: {
    readonly closesAt: string;
    readonly days: ReadonlyArray<number>;
    readonly opensAt: string;
  } | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "ContactWays_links";
};
export type ContactWays_links$key = {
  readonly " $data"?: ContactWays_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactWays_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactWays_links",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messagingApp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messenger",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpeningHours",
      "kind": "LinkedField",
      "name": "openingHours",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closesAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreLinks",
  "abstractKey": null
};

(node as any).hash = "c59c23f2c3decac33441cee035b1381d";

export default node;
