/**
 * @generated SignedSource<<f3c4b09932f5bc2f2fe8db3342e8383f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InspectionForm_subOrder$data = {
  readonly id: string;
  readonly returns: ReadonlyArray<{
    readonly inspectedAt: string | null | undefined;
    readonly lines: ReadonlyArray<{
      readonly line: {
        readonly id: string;
        readonly name: string;
      };
      readonly quantity: number;
      readonly reason: string | null | undefined;
    }>;
    readonly note: string | null | undefined;
    readonly openedAt: string;
  }> | null | undefined;
  readonly " $fragmentType": "InspectionForm_subOrder";
};
export type InspectionForm_subOrder$key = {
  readonly " $data"?: InspectionForm_subOrder$data;
  readonly " $fragmentSpreads": FragmentRefs<"InspectionForm_subOrder">;
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
  "name": "InspectionForm_subOrder",
  "selections": [
    (v0/*:: as any*/),
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
              "concreteType": "OrderLine",
              "kind": "LinkedField",
              "name": "line",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
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

(node as any).hash = "394bbcc5cd1ecd08c8078c7a7cd12bd5";

export default node;
