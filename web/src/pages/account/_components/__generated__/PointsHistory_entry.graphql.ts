/**
 * @generated SignedSource<<09e666ea1dc62620901078b5ad6bdbf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PointsKind = "ADJUSTED" | "BURNED" | "BURN_RETURNED" | "EARNED" | "TAKEN_BACK";
import type { FragmentRefs } from "relay-runtime";
export type PointsHistory_entry$data = {
  readonly at: string;
  readonly kind: PointsKind;
  readonly orderId: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly points: number;
  readonly " $fragmentType": "PointsHistory_entry";
};
export type PointsHistory_entry$key = {
  readonly " $data"?: PointsHistory_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointsHistory_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PointsHistory_entry",
  "selections": [
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
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    }
  ],
  "type": "PointsEntry",
  "abstractKey": null
};

(node as any).hash = "e716d919e060ed8fc1d0f89888a8dd37";

export default node;
