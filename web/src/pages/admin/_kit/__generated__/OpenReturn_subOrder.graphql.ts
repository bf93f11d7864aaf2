/**
 * @generated SignedSource<<0c83b8c7976ace4d3242ae34cc3314c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenReturn_subOrder$data = {
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly color: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly returnedQuantity: number;
    readonly size: string | null | undefined;
  }>;
  readonly " $fragmentType": "OpenReturn_subOrder";
};
export type OpenReturn_subOrder$key = {
  readonly " $data"?: OpenReturn_subOrder$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenReturn_subOrder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenReturn_subOrder",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnedQuantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubOrder",
  "abstractKey": null
};
})();

(node as any).hash = "9d881e71fca0597142a343c047af49aa";

export default node;
