/**
 * @generated SignedSource<<eb8a6c8da5e9bf291a2eb24c4e1329cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Description_product$data = {
  readonly description: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "Description_product";
};
export type Description_product$key = {
  readonly " $data"?: Description_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Description_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Description_product",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "f28ccdef0ca99570a1c83740f8373eb4";

export default node;
