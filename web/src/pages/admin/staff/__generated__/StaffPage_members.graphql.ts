/**
 * @generated SignedSource<<0933a283b82e79a7872c3558b0ba2d35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminRole = "CATALOGUE" | "FINANCE" | "MARKETING" | "ORDERS" | "OWNER" | "READ_ONLY" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type StaffPage_members$data = ReadonlyArray<{
  readonly accountNumber: string;
  readonly createdAt: string;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly lastSeenAt: string | null | undefined;
  readonly role: AdminRole | null | undefined;
  readonly twoStepSince: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RoleDialog_member" | "TwoStepReset_member">;
  readonly " $fragmentType": "StaffPage_members";
}>;
export type StaffPage_members$key = ReadonlyArray<{
  readonly " $data"?: StaffPage_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffPage_members">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StaffPage_members",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twoStepSince",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleDialog_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TwoStepReset_member"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "7e52b648c4045d1e65ae1f5e86f70a8d";

export default node;
