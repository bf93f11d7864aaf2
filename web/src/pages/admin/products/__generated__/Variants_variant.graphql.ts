/**
 * @generated SignedSource<<f6f77522609bd6c9467242edf82d277e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Variants_variant$data = {
  readonly active: boolean;
  readonly color: string | null | undefined;
  readonly gtin: string | null | undefined;
  readonly id: string;
  readonly mpn: string | null | undefined;
  readonly priceDelta: {
    readonly amount: string;
  };
  readonly size: string | null | undefined;
  readonly sku: string;
  readonly stock: number;
  readonly version: number;
  readonly wasOrdered: boolean;
  readonly " $fragmentType": "Variants_variant";
};
export type Variants_variant$key = {
  readonly " $data"?: Variants_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"Variants_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Variants_variant",
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
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "priceDelta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wasOrdered",
      "storageKey": null
    }
  ],
  "type": "AdminVariant",
  "abstractKey": null
};

(node as any).hash = "ab1a2a2c35f500420bf099b534f1d3c9";

export default node;
