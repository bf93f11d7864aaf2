/**
 * @generated SignedSource<<b0e66da492358f1f1f151a4654e2e29d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyFacts_links$data = {
  readonly company: {
    readonly address: string | null | undefined;
    readonly name: string;
    readonly registerNumber: string | null | undefined;
    readonly taxNumber: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CompanyFacts_links";
};
export type CompanyFacts_links$key = {
  readonly " $data"?: CompanyFacts_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFacts_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyFacts_links",
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
    }
  ],
  "type": "StoreLinks",
  "abstractKey": null
};

(node as any).hash = "4577e50b6461937445fbaa3f537fe495";

export default node;
