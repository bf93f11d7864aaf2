/**
 * @generated SignedSource<<553dbb560f818bf32da5621da70c5357>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AltDialog_media$data = {
  readonly alt: {
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly fr: string | null | undefined;
    readonly tn: string | null | undefined;
  };
  readonly id: string;
  readonly " $fragmentType": "AltDialog_media";
};
export type AltDialog_media$key = {
  readonly " $data"?: AltDialog_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"AltDialog_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AltDialog_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminMediaAlt",
      "kind": "LinkedField",
      "name": "alt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fr",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminMedia",
  "abstractKey": null
};

(node as any).hash = "564a6d355be9e0464a22a773c796ad22";

export default node;
