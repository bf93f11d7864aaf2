/**
 * @generated SignedSource<<d09a0e87d31347c34a5d3a07f4bf0290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Listing_query$data = {
  readonly productFilterOptions: {
    readonly " $fragmentSpreads": FragmentRefs<"Listing_options">;
  } | null | undefined;
  readonly products: {
    readonly " $fragmentSpreads": FragmentRefs<"Listing_products">;
  } | null | undefined;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Listing_products"
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
          "args": [
            {
              "kind": "Literal",
              "name": "hasSpecs",
              "value": true
            }
          ],
          "kind": "FragmentSpread",
          "name": "Listing_options"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5416a8ca9ec46121ca4af74fcccadae6";

export default node;
