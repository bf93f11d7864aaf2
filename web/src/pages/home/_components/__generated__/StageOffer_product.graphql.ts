/**
 * @generated SignedSource<<9cb7bfe4b5c90bfa363404ee48d4cf54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type StageOffer_product$data = {
  readonly mainImage: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly nameLanguage: Language;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"offer_product">;
  readonly " $fragmentType": "StageOffer_product";
};
export type StageOffer_product$key = {
  readonly " $data"?: StageOffer_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageOffer_product">;
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
  "name": "StageOffer_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "nameLanguage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "mainImage",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "offer_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "27978af6eb01e5720b6a56bf6b47c914";

export default node;
