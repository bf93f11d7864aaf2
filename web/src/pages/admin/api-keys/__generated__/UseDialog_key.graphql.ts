/**
 * @generated SignedSource<<5c72bfe225a0b64fc29de248617cb3f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UseDialog_key$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "UseDialog_key";
};
export type UseDialog_key$key = {
  readonly " $data"?: UseDialog_key$data;
  readonly " $fragmentSpreads": FragmentRefs<"UseDialog_key">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UseDialog_key",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "AdminApiKey",
  "abstractKey": null
};

(node as any).hash = "fd60ebbc8a24c3d8f1253e7ceb9b2c42";

export default node;
