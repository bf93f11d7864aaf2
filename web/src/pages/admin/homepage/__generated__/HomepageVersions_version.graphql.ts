/**
 * @generated SignedSource<<8a6ef113f97a65756ec71554f3d34383>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomepageVersionState = "DRAFT" | "OLD" | "PUBLISHED" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type HomepageVersions_version$data = ReadonlyArray<{
  readonly author: string | null | undefined;
  readonly id: string;
  readonly note: string | null | undefined;
  readonly number: number;
  readonly publishedAt: string | null | undefined;
  readonly savedAt: string;
  readonly state: HomepageVersionState;
  readonly " $fragmentType": "HomepageVersions_version";
}>;
export type HomepageVersions_version$key = ReadonlyArray<{
  readonly " $data"?: HomepageVersions_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomepageVersions_version">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HomepageVersions_version",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedAt",
      "storageKey": null
    }
  ],
  "type": "HomepageVersion",
  "abstractKey": null
};

(node as any).hash = "062c9d9004fa90804acf1c3f1e41c705";

export default node;
