/**
 * @generated SignedSource<<f36255bd90f3e6010f23740d4ddfe762>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextBody_page$data = {
  readonly blocks: ReadonlyArray<{
    readonly __typename: "TextHeading";
    readonly anchor: string;
    readonly level: number;
    readonly text: string;
  } | {
    readonly __typename: "TextList";
    readonly list: {
      readonly " $fragmentSpreads": FragmentRefs<"TextList_list">;
    } | null | undefined;
  } | {
    readonly __typename: "TextParagraph";
    readonly runs: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TextRuns_runs">;
    }>;
  } | {
    readonly __typename: "TextQuestion";
    readonly question: {
      readonly " $fragmentSpreads": FragmentRefs<"TextQuestion_question">;
    } | null | undefined;
  } | {
    readonly __typename: "TextTable";
    readonly table: {
      readonly " $fragmentSpreads": FragmentRefs<"TextTable_table">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly " $fragmentType": "TextBody_page";
};
export type TextBody_page$key = {
  readonly " $data"?: TextBody_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextBody_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextBody_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "TextPage",
  "abstractKey": null
};

(node as any).hash = "ddff170287917a9c234b9164f15ca76d";

export default node;
