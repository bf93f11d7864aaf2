/**
 * @generated SignedSource<<67833624f507c9b97eb61633ec91c605>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type ReturnDialog_part$data = {
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly nameLanguage: Language | null | undefined;
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
},
v1 = [
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
          "args": (v1/*:: as any*/),
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v1/*:: as any*/),
          "kind": "ScalarField",
          "name": "nameLanguage",
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

(node as any).hash = "3c1c9d99c1912ce40ae073fe3de2882d";

export default node;
