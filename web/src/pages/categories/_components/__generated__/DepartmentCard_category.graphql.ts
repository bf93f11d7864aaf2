/**
 * @generated SignedSource<<228551ffe57e2a4a43e131892975ee4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepartmentCard_category$data = {
  readonly image: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly path: ReadonlyArray<string>;
  readonly productCount: number;
  readonly subCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly path: ReadonlyArray<string>;
    readonly subCategories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly path: ReadonlyArray<string>;
      readonly subCategories: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly path: ReadonlyArray<string>;
        readonly subCategories: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
          readonly path: ReadonlyArray<string>;
        }>;
      }>;
    }>;
  }>;
  readonly " $fragmentType": "DepartmentCard_category";
};
export type DepartmentCard_category$key = {
  readonly " $data"?: DepartmentCard_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentCard_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "metadata": null,
  "name": "DepartmentCard_category",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "subCategories",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "subCategories",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Category",
              "kind": "LinkedField",
              "name": "subCategories",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Category",
                  "kind": "LinkedField",
                  "name": "subCategories",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/),
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "a192e723fec212a17357bdd93e14dba4";

export default node;
