/**
 * @generated SignedSource<<28039c106a27c37c9dd35bd929d35885>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type Returns_part$data = {
  readonly returns: ReadonlyArray<{
    readonly inspectedAt: string | null | undefined;
    readonly lines: ReadonlyArray<{
      readonly acceptedQuantity: number | null | undefined;
      readonly line: {
        readonly id: string;
        readonly name: string;
        readonly nameLanguage: Language | null | undefined;
      };
      readonly quantity: number;
      readonly reason: string | null | undefined;
    }>;
    readonly note: string | null | undefined;
    readonly openedAt: string;
  }> | null | undefined;
  readonly " $fragmentType": "Returns_part";
};
export type Returns_part$key = {
  readonly " $data"?: Returns_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"Returns_part">;
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
  "name": "Returns_part",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderReturn",
      "kind": "LinkedField",
      "name": "returns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inspectedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderReturnLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
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
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "acceptedQuantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderLine",
              "kind": "LinkedField",
              "name": "line",
              "plural": false,
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
                }
              ],
              "storageKey": null
            }
          ],
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

(node as any).hash = "f8d064c3d86dee2cd6ba1bc4597b5692";

export default node;
