/**
 * @generated SignedSource<<a9b2a8f33999f48d3b97b789bc758204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevokeDialog_key$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "RevokeDialog_key";
};
export type RevokeDialog_key$key = {
  readonly " $data"?: RevokeDialog_key$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevokeDialog_key">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevokeDialog_key",
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

(node as any).hash = "578e89a9cda73da242dc617503c9e8ac";

export default node;
