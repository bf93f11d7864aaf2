/**
 * @generated SignedSource<<961b4b86c76ad5348e1750828dda6b2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Listing_query$data = {
  readonly productFilterOptions: {
    readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_options" | "FilterPanel_options">;
  };
  readonly products: {
    readonly correctedQuery: string | null | undefined;
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
    readonly totalCount: number;
    readonly totalPages: number;
  };
  readonly " $fragmentType": "Listing_query";
};
export type Listing_query$key = {
  readonly " $data"?: Listing_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Listing_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filter"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "page"
    },
    {
      "kind": "RootArgument",
      "name": "scopeBrand"
    },
    {
      "kind": "RootArgument",
      "name": "scopeCategory"
    },
    {
      "kind": "RootArgument",
      "name": "scopeQuery"
    },
    {
      "kind": "RootArgument",
      "name": "scopeSeller"
    },
    {
      "kind": "RootArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Listing_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalPages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correctedQuery",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductGrid_products"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "brand",
          "variableName": "scopeBrand"
        },
        {
          "kind": "Variable",
          "name": "category",
          "variableName": "scopeCategory"
        },
        {
          "kind": "Variable",
          "name": "query",
          "variableName": "scopeQuery"
        },
        {
          "kind": "Variable",
          "name": "seller",
          "variableName": "scopeSeller"
        }
      ],
      "concreteType": "ProductFilterOptions",
      "kind": "LinkedField",
      "name": "productFilterOptions",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilterPanel_options"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ActiveFilters_options"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "96aa385ac21db499fa0ccfe3518e27fa";

export default node;
