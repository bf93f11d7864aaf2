/**
 * @generated SignedSource<<45ecb0e9721877cb3f2e35df5ac288a0>>
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
  readonly descriptions: {
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly tn: string | null | undefined;
  };
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
  readonly names: {
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly tn: string | null | undefined;
  };
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
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tn",
    "storageKey": null
  }
];
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
      "concreteType": "AdminOtherTexts",
      "kind": "LinkedField",
      "name": "names",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminOtherTexts",
      "kind": "LinkedField",
      "name": "descriptions",
      "plural": false,
      "selections": (v2/*:: as any*/),
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

(node as any).hash = "e8b140b4c87c8d4ae23c78df4de7b285";

export default node;
