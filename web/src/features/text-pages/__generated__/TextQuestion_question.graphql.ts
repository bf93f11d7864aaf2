/**
 * @generated SignedSource<<a2522a42366b046c2a0e8652337278c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextQuestion_question$data = {
  readonly anchor: string;
  readonly answer: ReadonlyArray<{
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
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly question: string;
  readonly " $fragmentType": "TextQuestion_question";
};
export type TextQuestion_question$key = {
  readonly " $data"?: TextQuestion_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextQuestion_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextQuestion_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anchor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "answer",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextQuestion",
  "abstractKey": null
};

(node as any).hash = "51aa77a12b1da964ac920a608e6072bb";

export default node;
