/**
 * @generated SignedSource<<da20bdeaa5ed47f92d61acfa5760cac3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextBody_blocks$data = ReadonlyArray<{
  readonly __typename: "TextHeading";
  readonly anchor: string;
  readonly level: number;
  readonly text: string;
  readonly " $fragmentType": "TextBody_blocks";
} | {
  readonly __typename: "TextList";
  readonly list: {
    readonly " $fragmentSpreads": FragmentRefs<"TextList_list">;
  } | null | undefined;
  readonly " $fragmentType": "TextBody_blocks";
} | {
  readonly __typename: "TextParagraph";
  readonly runs: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TextRuns_runs">;
  }>;
  readonly " $fragmentType": "TextBody_blocks";
} | {
  readonly __typename: "TextQuestion";
  readonly question: {
    readonly " $fragmentSpreads": FragmentRefs<"TextQuestion_question">;
  } | null | undefined;
  readonly " $fragmentType": "TextBody_blocks";
} | {
  readonly __typename: "TextTable";
  readonly table: {
    readonly " $fragmentSpreads": FragmentRefs<"TextTable_table">;
  } | null | undefined;
  readonly " $fragmentType": "TextBody_blocks";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "TextBody_blocks";
}>;
export type TextBody_blocks$key = ReadonlyArray<{
  readonly " $data"?: TextBody_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextBody_blocks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TextBody_blocks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anchor",
          "storageKey": null
        }
      ],
      "type": "TextHeading",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TextRun",
          "kind": "LinkedField",
          "name": "runs",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TextRuns_runs"
            }
          ],
          "storageKey": null
        }
      ],
      "type": "TextParagraph",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TextList_list"
              }
            ],
            "type": "TextList",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "list"
        }
      ],
      "type": "TextList",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TextTable_table"
              }
            ],
            "type": "TextTable",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "table"
        }
      ],
      "type": "TextTable",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TextQuestion_question"
              }
            ],
            "type": "TextQuestion",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "question"
        }
      ],
      "type": "TextQuestion",
      "abstractKey": null
    }
  ],
  "type": "TextBlock",
  "abstractKey": "__isTextBlock"
};

(node as any).hash = "4e50f779635146c6703f31bef07c5199";

export default node;
