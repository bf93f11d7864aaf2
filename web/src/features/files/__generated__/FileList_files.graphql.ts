/**
 * @generated SignedSource<<1c94ae828cbf423895668f7ad6927ce7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileList_files$data = ReadonlyArray<{
  readonly bytes: number;
  readonly name: string;
  readonly type: string;
  readonly url: string;
  readonly " $fragmentType": "FileList_files";
}>;
export type FileList_files$key = ReadonlyArray<{
  readonly " $data"?: FileList_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileList_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FileList_files",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bytes",
      "storageKey": null
    }
  ],
  "type": "PrivateFile",
  "abstractKey": null
};

(node as any).hash = "344f0748c80134a3964142ca8416e1ec";

export default node;
