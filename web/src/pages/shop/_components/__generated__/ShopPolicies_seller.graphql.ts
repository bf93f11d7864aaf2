/**
 * @generated SignedSource<<616cfc9fe870d60b441443f04ea95cc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type ShopPolicies_seller$data = {
  readonly returnPolicy: string | null | undefined;
  readonly returnPolicyLanguage: Language | null | undefined;
  readonly " $fragmentType": "ShopPolicies_seller";
};
export type ShopPolicies_seller$key = {
  readonly " $data"?: ShopPolicies_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopPolicies_seller">;
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
  "name": "ShopPolicies_seller",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "returnPolicy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "returnPolicyLanguage",
      "storageKey": null
    }
  ],
  "type": "Seller",
  "abstractKey": null
};
})();

(node as any).hash = "b2a6107a369661148f78412d7b271ad7";

export default node;
