/**
 * @generated SignedSource<<f123ec25e3853eea78eedf6578abc2dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FooterFacts_links$data = {
  readonly carriers: ReadonlyArray<string>;
  readonly company: {
    readonly address: string | null | undefined;
    readonly name: string;
    readonly registerNumber: string | null | undefined;
    readonly taxNumber: string | null | undefined;
  } | null | undefined;
  readonly paymentMarks: ReadonlyArray<string>;
  readonly " $fragmentType": "FooterFacts_links";
};
export type FooterFacts_links$key = {
  readonly " $data"?: FooterFacts_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"FooterFacts_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FooterFacts_links",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopCompany",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registerNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carriers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMarks",
      "storageKey": null
    }
  ],
  "type": "StoreLinks",
  "abstractKey": null
};

(node as any).hash = "3af143e5d27b57649fd89b37922434fd";

export default node;
