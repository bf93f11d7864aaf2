/**
 * @generated SignedSource<<c17a036c20d7ce8f25ac2e6cfcce49f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActiveFilters_options$data = {
  readonly brands: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly sellers: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly specs?: ReadonlyArray<{
    readonly label: string;
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  }>;
  readonly " $fragmentType": "ActiveFilters_options";
};
export type ActiveFilters_options$key = {
  readonly " $data"?: ActiveFilters_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_options">;
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
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
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
  "name": "ActiveFilters_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterOption",
      "kind": "LinkedField",
      "name": "brands",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterOption",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
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
              "selections": (v1/*:: as any*/),
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

(node as any).hash = "2ca19ea43980059b93af6ca6a9635143";

export default node;
