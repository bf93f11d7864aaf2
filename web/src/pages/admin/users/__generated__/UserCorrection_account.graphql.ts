/**
 * @generated SignedSource<<e62e2500952e6af43ed930463b475341>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type UserCorrection_account$data = {
  readonly user: {
    readonly accountNumber: string;
    readonly email: string;
    readonly firstName: string;
    readonly language: Language;
    readonly lastName: string;
    readonly newsletter: boolean;
    readonly phone: string;
  };
  readonly version: number;
  readonly " $fragmentType": "UserCorrection_account";
};
export type UserCorrection_account$key = {
  readonly " $data"?: UserCorrection_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserCorrection_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserCorrection_account",
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
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newsletter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminUserAccount",
  "abstractKey": null
};

(node as any).hash = "446506326d6b9f1b20fea25cbc63812a";

export default node;
