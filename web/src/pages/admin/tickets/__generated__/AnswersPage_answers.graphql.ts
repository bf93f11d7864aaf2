/**
 * @generated SignedSource<<a2a356d42932170b04d37f131fba710c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswersPage_answers$data = ReadonlyArray<{
  readonly de: string | null | undefined;
  readonly en: string | null | undefined;
  readonly fr: string | null | undefined;
  readonly id: string;
  readonly shortcut: string;
  readonly title: string;
  readonly tn: string | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentType": "AnswersPage_answers";
}>;
export type AnswersPage_answers$key = ReadonlyArray<{
  readonly " $data"?: AnswersPage_answers$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswersPage_answers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AnswersPage_answers",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortcut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": "fr",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "FR"
        }
      ],
      "kind": "ScalarField",
      "name": "text",
      "storageKey": "text(language:\"FR\")"
    },
    {
      "alias": "en",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "EN"
        }
      ],
      "kind": "ScalarField",
      "name": "text",
      "storageKey": "text(language:\"EN\")"
    },
    {
      "alias": "de",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "DE"
        }
      ],
      "kind": "ScalarField",
      "name": "text",
      "storageKey": "text(language:\"DE\")"
    },
    {
      "alias": "tn",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "TN"
        }
      ],
      "kind": "ScalarField",
      "name": "text",
      "storageKey": "text(language:\"TN\")"
    }
  ],
  "type": "CannedAnswer",
  "abstractKey": null
};

(node as any).hash = "d35e91f37e0bb351b8a34f0b45a486d0";

export default node;
