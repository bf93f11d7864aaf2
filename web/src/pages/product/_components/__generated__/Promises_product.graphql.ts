/**
 * @generated SignedSource<<44329affe8e03eff604d4b0d9da1c035>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Promises_product$data = {
  readonly hasFreeDelivery: boolean;
  readonly isAvailable: boolean;
  readonly returnPolicy: string | null | undefined;
  readonly seller: {
    readonly id: string;
    readonly returnPolicy: string | null | undefined;
  } | null | undefined;
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
      "kind": "ScalarField",
      "name": "isAvailable",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "68c6b9efb8b9c3a16e5bfc24c1a53a40";

export default node;
