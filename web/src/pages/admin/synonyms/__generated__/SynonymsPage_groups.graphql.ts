/**
 * @generated SignedSource<<092929ac5d43b23f346d2c301ebe45f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type SynonymsPage_groups$data = ReadonlyArray<{
  readonly id: string;
  readonly isApplied: boolean;
  readonly language: Language;
  readonly updatedAt: string;
  readonly words: ReadonlyArray<{
    readonly text: string;
  }>;
  readonly " $fragmentType": "SynonymsPage_groups";
}>;
export type SynonymsPage_groups$key = ReadonlyArray<{
  readonly " $data"?: SynonymsPage_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"SynonymsPage_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SynonymsPage_groups",
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
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSynonymWord",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApplied",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "AdminSynonymGroup",
  "abstractKey": null
};

(node as any).hash = "2cb7fb9cfae6b68874a74b20782da324";

export default node;
