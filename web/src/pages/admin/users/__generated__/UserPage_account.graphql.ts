/**
 * @generated SignedSource<<ac38a0b412a7cbdfa1c80d7fda53a743>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminRole = "CATALOGUE" | "FINANCE" | "MARKETING" | "ORDERS" | "OWNER" | "READ_ONLY" | "SUPPORT";
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type UserPage_account$data = {
  readonly addresses: ReadonlyArray<{
    readonly address: {
      readonly delegation: string;
      readonly phone: string;
      readonly postalCode: string;
      readonly recipient: string;
      readonly street: string;
    };
    readonly id: string;
    readonly isDefault: boolean;
  }>;
  readonly blockedReason: string | null | undefined;
  readonly user: {
    readonly accountNumber: string;
    readonly adminRole: AdminRole | null | undefined;
    readonly blockedAt: string | null | undefined;
    readonly createdAt: string;
    readonly email: string;
    readonly figures: {
      readonly orders: number;
      readonly refusals: number;
      readonly spent: {
        readonly amount: string;
      };
    } | null | undefined;
    readonly firstName: string;
    readonly isAdmin: boolean;
    readonly language: Language;
    readonly lastName: string;
    readonly lastSeenAt: string | null | undefined;
    readonly newsletter: boolean;
    readonly pendingEmail: string | null | undefined;
    readonly phone: string;
    readonly points: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"UserActions_account" | "UserSessions_account">;
  readonly " $fragmentType": "UserPage_account";
};
export type UserPage_account$key = {
  readonly " $data"?: UserPage_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserPage_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserPage_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminUser",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newsletter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAdmin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "adminRole",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blockedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminUserFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "orders",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refusals",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "spent",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedAddress",
      "kind": "LinkedField",
      "name": "addresses",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recipient",
              "storageKey": null
            },
            (v0/*:: as any*/),
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
              "name": "delegation",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postalCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserActions_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserSessions_account"
    }
  ],
  "type": "AdminUserAccount",
  "abstractKey": null
};
})();

(node as any).hash = "a79c44a372d893ebe4d76472a665146f";

export default node;
