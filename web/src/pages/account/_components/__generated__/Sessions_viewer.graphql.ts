/**
 * @generated SignedSource<<a8922515b0f496ffeeb4753f84259667>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sessions_viewer$data = {
  readonly sessions: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly seenAt: string;
    readonly userAgent: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "Sessions_viewer";
};
export type Sessions_viewer$key = {
  readonly " $data"?: Sessions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sessions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sessions_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSession",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userAgent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b00831e68b257989929a401f89232662";

export default node;
