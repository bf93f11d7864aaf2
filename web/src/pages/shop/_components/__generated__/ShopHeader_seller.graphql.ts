/**
 * @generated SignedSource<<42e0d38fe84c12b9aa6275bd7ee5e649>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type ShopHeader_seller$data = {
  readonly cover: {
    readonly url: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly descriptionLanguage: Language | null | undefined;
  readonly logo: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly preparationHours: number;
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly region: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FollowShop_seller" | "ShopPictures_seller">;
  readonly " $fragmentType": "ShopHeader_seller";
};
export type ShopHeader_seller$key = {
  readonly " $data"?: ShopHeader_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopHeader_seller">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
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
  "name": "ShopHeader_seller",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "descriptionLanguage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preparationHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingAverage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "logo",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowShop_seller"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShopPictures_seller"
    }
  ],
  "type": "Seller",
  "abstractKey": null
};
})();

(node as any).hash = "9757b1304b4f608edec4b3b3851c9dbd";

export default node;
