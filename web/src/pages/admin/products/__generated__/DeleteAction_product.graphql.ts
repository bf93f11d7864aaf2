/**
 * @generated SignedSource<<b3cb78f6f9c94efe95a9388ae6d4526b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAction_product$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "DeleteAction_product";
};
export type DeleteAction_product$key = {
  readonly " $data"?: DeleteAction_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAction_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAction_product",
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "39d149107e7600166e801a200492bcc0";

export default node;
