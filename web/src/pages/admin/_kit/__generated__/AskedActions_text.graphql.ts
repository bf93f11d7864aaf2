/**
 * @generated SignedSource<<744707daebca21990f9a4d49e3534bae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminAskedKind = "QUESTION" | "SEARCH";
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type AskedActions_text$data = {
  readonly id: string;
  readonly kind: AdminAskedKind;
  readonly language: Language | null | undefined;
  readonly resolvedAt: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "AskedActions_text";
};
export type AskedActions_text$key = {
  readonly " $data"?: AskedActions_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskedActions_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskedActions_text",
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
      "name": "kind",
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
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolvedAt",
      "storageKey": null
    }
  ],
  "type": "AdminAskedText",
  "abstractKey": null
};

(node as any).hash = "6153c24c30d26f7846dcc6b75596f56a";

export default node;
