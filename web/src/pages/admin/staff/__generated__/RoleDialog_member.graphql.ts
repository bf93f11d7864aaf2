/**
 * @generated SignedSource<<1b5f65891415f115312c4cd1f9d2fa27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminRole = "CATALOGUE" | "FINANCE" | "MARKETING" | "ORDERS" | "OWNER" | "READ_ONLY" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type RoleDialog_member$data = {
  readonly accountNumber: string;
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly role: AdminRole | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "RoleDialog_member";
};
export type RoleDialog_member$key = {
  readonly " $data"?: RoleDialog_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleDialog_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleDialog_member",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "33f1c8794fe1a767633e249bd22df099";

export default node;
