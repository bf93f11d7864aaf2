/**
 * @generated SignedSource<<66b6528d54b1c9cdf4d47f6e573a0dad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterFields_options$data = {
  readonly brands: ReadonlyArray<{
    readonly count: number;
    readonly label: string;
    readonly value: string;
  }>;
  readonly colors: ReadonlyArray<{
    readonly count: number;
    readonly label: string;
    readonly value: string;
  }>;
  readonly discountedCount: number;
  readonly inStockCount: number;
  readonly maxPrice: {
    readonly amount: string;
  } | null | undefined;
  readonly minPrice: {
    readonly amount: string;
  } | null | undefined;
  readonly sellers: ReadonlyArray<{
    readonly count: number;
    readonly label: string;
    readonly value: string;
  }>;
  readonly stockStatuses: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
  }>;
  readonly withWarrantyCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"SpecFields_options">;
  readonly " $fragmentType": "FilterFields_options";
};
export type FilterFields_options$key = {
  readonly " $data"?: FilterFields_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterFields_options">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  {
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
  (v2/*:: as any*/)
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
  "name": "FilterFields_options",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "hasSpecs",
          "variableName": "hasSpecs"
        }
      ],
      "kind": "FragmentSpread",
      "name": "SpecFields_options"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maxPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterOption",
      "kind": "LinkedField",
      "name": "brands",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterOption",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterOption",
      "kind": "LinkedField",
      "name": "colors",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterOption",
      "kind": "LinkedField",
      "name": "stockStatuses",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withWarrantyCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inStockCount",
      "storageKey": null
    }
  ],
  "type": "ProductFilterOptions",
  "abstractKey": null
};
})();

(node as any).hash = "a466bf6aebbca2f47f119779b8e9425e";

export default node;
