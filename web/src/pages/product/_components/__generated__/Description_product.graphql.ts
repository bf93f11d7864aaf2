/**
 * @generated SignedSource<<3d2d2edaac79c4591acfadb27544072e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type Description_product$data = {
  readonly description: string;
  readonly descriptionLanguage: Language | null | undefined;
  readonly searches: ReadonlyArray<string>;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "Description_product";
};
export type Description_product$key = {
  readonly " $data"?: Description_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Description_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
];
return {
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
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "descriptionLanguage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": "searches",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "FR"
        }
      ],
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": "tags(language:\"FR\")"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "ee4fb73155e0e646694fc4fa299e903d";

export default node;
