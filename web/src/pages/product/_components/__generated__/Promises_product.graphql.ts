/**
 * @generated SignedSource<<36c5d02d6414ebbdbcd18b0433dd2c24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Promises_product$data = {
  readonly hasFreeDelivery: boolean;
  readonly returnPolicy: string | null | undefined;
  readonly seller: {
    readonly returnPolicy: string | null | undefined;
  };
  readonly warranty: {
    readonly months: number | null | undefined;
    readonly type: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "Promises_product";
};
export type Promises_product$key = {
  readonly " $data"?: Promises_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Promises_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returnPolicy",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Promises_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasFreeDelivery",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Warranty",
      "kind": "LinkedField",
      "name": "warranty",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "months",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "95138f5351f2d1fa4fd917d0940d5646";

export default node;
