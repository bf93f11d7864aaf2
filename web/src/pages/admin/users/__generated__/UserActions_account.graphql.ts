/**
 * @generated SignedSource<<2e4598a0d2250e9654d062db58d4338e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserActions_account$data = {
  readonly user: {
    readonly accountNumber: string;
    readonly blockedAt: string | null | undefined;
    readonly isAdmin: boolean;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"UserCorrection_account">;
  readonly " $fragmentType": "UserActions_account";
};
export type UserActions_account$key = {
  readonly " $data"?: UserActions_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserActions_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserActions_account",
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
          "name": "isAdmin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blockedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserCorrection_account"
    }
  ],
  "type": "AdminUserAccount",
  "abstractKey": null
};

(node as any).hash = "0b2741efd07daa312fdd554c0b080aeb";

export default node;
