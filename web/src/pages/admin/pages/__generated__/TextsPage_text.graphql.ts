/**
 * @generated SignedSource<<3d0cabcde86cb17cce59aec83e562e86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type TextsPage_text$data = {
  readonly edited: boolean;
  readonly isOutdated: boolean;
  readonly language: Language;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentType": "TextsPage_text";
};
export type TextsPage_text$key = {
  readonly " $data"?: TextsPage_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextsPage_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextsPage_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "edited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOutdated",
      "storageKey": null
    }
  ],
  "type": "AdminTextSummary",
  "abstractKey": null
};

(node as any).hash = "856e437f6b7d06d511a762613aed34d6";

export default node;
