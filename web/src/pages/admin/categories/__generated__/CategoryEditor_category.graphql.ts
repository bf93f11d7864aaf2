/**
 * @generated SignedSource<<085f35c8050d5660ac04c16b818c3c4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryEditor_category$data = {
  readonly active: boolean;
  readonly coverUrl: string | null | undefined;
  readonly description: string | null | undefined;
  readonly following: {
    readonly done: number;
    readonly total: number;
  } | null | undefined;
  readonly icon: string | null | undefined;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly impact: {
    readonly addresses: number;
    readonly " $fragmentSpreads": FragmentRefs<"Impact_impact">;
  } | null | undefined;
  readonly isFeatured: boolean;
  readonly isSpecial: boolean;
  readonly isVisible: boolean;
  readonly name: string;
  readonly path: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly productCount: number;
  readonly slug: string;
  readonly version: number;
  readonly " $fragmentType": "CategoryEditor_category";
};
export type CategoryEditor_category$key = {
  readonly " $data"?: CategoryEditor_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryEditor_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryEditor_category",
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
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
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
      "name": "isVisible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSpecial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFeatured",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueReference",
      "kind": "LinkedField",
      "name": "path",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
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
      "concreteType": "ProductFollowing",
      "kind": "LinkedField",
      "name": "following",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueImpact",
      "kind": "LinkedField",
      "name": "impact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addresses",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Impact_impact"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminCategory",
  "abstractKey": null
};
})();

(node as any).hash = "3e1edb3ae095519c1294401f43b452bd";

export default node;
