/**
 * @generated SignedSource<<3d4e369e64fd75cda70fc6d8fafc503a>>
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
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "75eaaf10d032c7f28136abc4dba2ba11";

export default node;
