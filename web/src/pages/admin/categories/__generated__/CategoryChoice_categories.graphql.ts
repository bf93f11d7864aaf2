/**
 * @generated SignedSource<<f108605a220a6ef4e38ee319dc7961e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryChoice_categories$data = ReadonlyArray<{
  readonly active: boolean;
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null | undefined;
  readonly " $fragmentType": "CategoryChoice_categories";
}>;
export type CategoryChoice_categories$key = ReadonlyArray<{
  readonly " $data"?: CategoryChoice_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryChoice_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryChoice_categories",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    }
  ],
  "type": "AdminCategory",
  "abstractKey": null
};

(node as any).hash = "bb29c42e4981edea2939108d93fa6ad9";

export default node;
