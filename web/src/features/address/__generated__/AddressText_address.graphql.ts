/**
 * @generated SignedSource<<a49a185d082db309e569d16a412dfde2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressText_address$data = {
  readonly arabic: string;
  readonly delegation: string;
  readonly landmark: string | null | undefined;
  readonly note: string | null | undefined;
  readonly phone: string;
  readonly postalCode: string;
  readonly recipient: string;
  readonly region: {
    readonly number: number;
  };
  readonly secondPhone: string | null | undefined;
  readonly street: string;
  readonly " $fragmentType": "AddressText_address";
};
export type AddressText_address$key = {
  readonly " $data"?: AddressText_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressText_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressText_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delegation",
      "storageKey": null
    },
    {
      "alias": "arabic",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "TN"
        }
      ],
      "kind": "ScalarField",
      "name": "delegation",
      "storageKey": "delegation(language:\"TN\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "landmark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "28f3f69d3a4efd1fc6e671231299fbe0";

export default node;
