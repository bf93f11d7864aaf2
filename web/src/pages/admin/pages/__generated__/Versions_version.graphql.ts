/**
 * @generated SignedSource<<cb04b022cf52f11c91dd66f9cdf431c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Versions_version$data = {
  readonly author: {
    readonly accountNumber: string;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly number: number;
  readonly title: string;
  readonly " $fragmentType": "Versions_version";
};
export type Versions_version$key = {
  readonly " $data"?: Versions_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"Versions_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Versions_version",
  "selections": [
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminTextAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminTextVersion",
  "abstractKey": null
};

(node as any).hash = "18573ac09a889c6b6b651257cafeb20c";

export default node;
