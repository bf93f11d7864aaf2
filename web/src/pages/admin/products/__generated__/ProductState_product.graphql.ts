/**
 * @generated SignedSource<<4c1acd6d5bff3f007ab2d2784ecf8641>>
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
  readonly awaitsReview: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitsReview",
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};

(node as any).hash = "f3ad5e2be770ae9736d8094e6c297a07";

export default node;
