/**
 * @generated SignedSource<<811c41bb5350fbd42aa49e2f3c649a36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReturnDialog_part$data = {
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly returnedQuantity: number;
  }>;
  readonly number: string;
  readonly " $fragmentType": "ReturnDialog_part";
};
export type ReturnDialog_part$key = {
  readonly " $data"?: ReturnDialog_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnDialog_part">;
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
  "name": "ReturnDialog_part",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
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

(node as any).hash = "9b183369d7d3ca58e95692b38f7226e5";

export default node;
