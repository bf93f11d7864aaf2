/**
 * @generated SignedSource<<b4ac5a520e533ed839e1bf46e42f1662>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductCondition = "NEW" | "REFURBISHED" | "USED";
import type { FragmentRefs } from "relay-runtime";
export type SpecsTable_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly colors: ReadonlyArray<string>;
  readonly condition: ProductCondition;
  readonly dimensions: {
    readonly heightMm: number;
    readonly lengthMm: number;
    readonly widthMm: number;
  } | null | undefined;
  readonly gtin: string | null | undefined;
  readonly mpn: string | null | undefined;
  readonly sku: string;
  readonly specs: ReadonlyArray<{
    readonly french: string;
    readonly name: string;
    readonly value: string;
  }> | null | undefined;
  readonly weightGrams: number | null | undefined;
  readonly " $fragmentType": "SpecsTable_product";
};
export type SpecsTable_product$key = {
  readonly " $data"?: SpecsTable_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpecsTable_product">;
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
  "name": "SpecsTable_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightGrams",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gtin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mpn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "condition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductDimensions",
      "kind": "LinkedField",
      "name": "dimensions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lengthMm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "widthMm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heightMm",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSpec",
      "kind": "LinkedField",
      "name": "specs",
      "plural": true,
      "selections": [
        {
          "alias": "french",
          "args": [
            {
              "kind": "Literal",
              "name": "language",
              "value": "FR"
            }
          ],
          "kind": "ScalarField",
          "name": "name",
          "storageKey": "name(language:\"FR\")"
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "2d29add80e6e44eae28fa9c09f384990";

export default node;
