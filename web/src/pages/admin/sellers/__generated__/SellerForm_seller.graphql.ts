/**
 * @generated SignedSource<<73e544efc7a1857e136e517b635dbabf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerForm_seller$data = {
  readonly id: string;
  readonly name: string;
  readonly profile: {
    readonly address: string | null | undefined;
    readonly commissionFreeUntil: string | null | undefined;
    readonly commissionRate: string;
    readonly contactName: string | null | undefined;
    readonly coverUrl: string | null | undefined;
    readonly description: string | null | undefined;
    readonly descriptions: {
      readonly de: string | null | undefined;
      readonly en: string | null | undefined;
      readonly tn: string | null | undefined;
    };
    readonly email: string | null | undefined;
    readonly legalName: string;
    readonly logoUrl: string | null | undefined;
    readonly phone: string | null | undefined;
    readonly preparationHours: number;
    readonly region: {
      readonly number: number;
    };
    readonly returnPolicies: {
      readonly de: string | null | undefined;
      readonly en: string | null | undefined;
      readonly tn: string | null | undefined;
    };
    readonly returnPolicy: string | null | undefined;
    readonly taxNumber: string | null | undefined;
    readonly version: number;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "SellerForm_seller";
};
export type SellerForm_seller$key = {
  readonly " $data"?: SellerForm_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerForm_seller">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tn",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerForm_seller",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSellerProfile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
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
          "name": "legalName",
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
          "name": "contactName",
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
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
          "name": "logoUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coverUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminOtherTexts",
          "kind": "LinkedField",
          "name": "descriptions",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnPolicy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminOtherTexts",
          "kind": "LinkedField",
          "name": "returnPolicies",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preparationHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commissionRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commissionFreeUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminSeller",
  "abstractKey": null
};
})();

(node as any).hash = "ce58e8fbe61044bf311ccaff845e4eda";

export default node;
