/**
 * @generated SignedSource<<1f93ff2c7aefbd85039d5243a81080f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BatchState_batch$data = {
  readonly openCount: number;
  readonly sentAt: string | null | undefined;
  readonly " $fragmentType": "BatchState_batch";
};
export type BatchState_batch$key = {
  readonly " $data"?: BatchState_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BatchState_batch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BatchState_batch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openCount",
      "storageKey": null
    }
  ],
  "type": "PayoutBatch",
  "abstractKey": null
};

(node as any).hash = "d7b1cb2869469a09328bea5cb25f5057";

export default node;
