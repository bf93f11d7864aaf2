/**
 * @generated SignedSource<<0135b5a4050f5342da500250507131b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TableOfContents_page$data = {
  readonly blocks: ReadonlyArray<{
    readonly __typename: "TextHeading";
    readonly anchor: string;
    readonly level: number;
    readonly text: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  }>;
  readonly " $fragmentType": "TableOfContents_page";
};
export type TableOfContents_page$key = {
  readonly " $data"?: TableOfContents_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"TableOfContents_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TableOfContents_page",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextPage",
  "abstractKey": null
};

(node as any).hash = "b59d0e612eaea0607a0b4f5fa7ca64f9";

export default node;
