/**
 * @generated SignedSource<<8018017aa637c11fcd72b60ee119e331>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteMapCategories_categories$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly path: ReadonlyArray<string>;
  readonly subCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly path: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "SiteMapCategories_categories";
}>;
export type SiteMapCategories_categories$key = ReadonlyArray<{
  readonly " $data"?: SiteMapCategories_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteMapCategories_categories">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "language",
      "variableName": "language"
    }
  ],
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SiteMapCategories_categories",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "subCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "bec54bb9254225f8adc3a3de343ce88a";

export default node;
