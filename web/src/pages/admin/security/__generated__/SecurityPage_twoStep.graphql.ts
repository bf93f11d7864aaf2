/**
 * @generated SignedSource<<ac650631bbb494abc17a985c7f6f692b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityPage_twoStep$data = {
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
  readonly since: string | null | undefined;
  readonly " $fragmentType": "SecurityPage_twoStep";
};
export type SecurityPage_twoStep$key = {
  readonly " $data"?: SecurityPage_twoStep$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityPage_twoStep">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityPage_twoStep",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodesLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequired",
      "storageKey": null
    }
  ],
  "type": "TwoStep",
  "abstractKey": null
};

(node as any).hash = "45a2a52a0c44b99c0280705cf30ae5fa";

export default node;
