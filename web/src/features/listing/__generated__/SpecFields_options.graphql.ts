/**
 * @generated SignedSource<<58fbe5c98a7648ac949784f6eaa065c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpecFields_options$data = {
  readonly specs?: ReadonlyArray<{
    readonly label: string;
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly count: number;
      readonly label: string;
      readonly value: string;
    }>;
  }>;
  readonly " $fragmentType": "SpecFields_options";
};
export type SpecFields_options$key = {
  readonly " $data"?: SpecFields_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpecFields_options">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "language",
      "variableName": "language"
    }
  ],
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasSpecs"
    },
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpecFields_options",
  "selections": [
    {
      "condition": "hasSpecs",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 12
            }
          ],
          "concreteType": "SpecFilterOptions",
          "kind": "LinkedField",
          "name": "specs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "FilterOption",
              "kind": "LinkedField",
              "name": "values",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "count",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "specs(first:12)"
        }
      ]
    }
  ],
  "type": "ProductFilterOptions",
  "abstractKey": null
};
})();

(node as any).hash = "5d686866455bde7333a5070b92ace2ae";

export default node;
