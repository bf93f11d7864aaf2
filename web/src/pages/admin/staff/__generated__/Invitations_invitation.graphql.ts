/**
 * @generated SignedSource<<3627a7b7d33a1cdb8dd8f240a596b710>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminRole = "CATALOGUE" | "FINANCE" | "MARKETING" | "ORDERS" | "OWNER" | "READ_ONLY" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type Invitations_invitation$data = {
  readonly email: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly role: AdminRole;
  readonly " $fragmentType": "Invitations_invitation";
};
export type Invitations_invitation$key = {
  readonly " $data"?: Invitations_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invitations_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Invitations_invitation",
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
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "StaffInvitation",
  "abstractKey": null
};

(node as any).hash = "42aaabfbe888a49b7274ca226b50a4ef";

export default node;
