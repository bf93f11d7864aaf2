/**
 * @generated SignedSource<<712357c1bffcc95365a228400d069fe3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingEmail_viewer$data = {
  readonly email: string;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "PendingEmail_viewer";
};
export type PendingEmail_viewer$key = {
  readonly " $data"?: PendingEmail_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingEmail_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PendingEmail_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "88e7c19860d660e3899d516c694437f1";

export default node;
