/**
 * @generated SignedSource<<cc66f7ab6c6c542db6e2dff463304acc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PolicyCard_policy$data = {
  readonly isTwoStepRequired: boolean;
  readonly " $fragmentType": "PolicyCard_policy";
};
export type PolicyCard_policy$key = {
  readonly " $data"?: PolicyCard_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyCard_policy">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PolicyCard_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTwoStepRequired",
      "storageKey": null
    }
  ],
  "type": "StaffPolicy",
  "abstractKey": null
};

(node as any).hash = "7fdccdd0a0b315e1808c7eb8e0489584";

export default node;
