/**
 * @generated SignedSource<<8d17ad0a9263be7acdd46fe4a10cd784>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductState_product$data = {
  readonly active: boolean;
  readonly archivedAt: string | null | undefined;
  readonly " $fragmentType": "ProductState_product";
};
export type ProductState_product$key = {
  readonly " $data"?: ProductState_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductState_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductState_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "5560b14148a4d7dcb36e79ebcf6ea1a4";

export default node;
