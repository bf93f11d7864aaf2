/**
 * @generated SignedSource<<f128481e76ae7308ca97e404dac91d52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessReason = "BANK_ACCOUNT" | "DOCUMENT" | "EXPORT" | "OPEN" | "PRINT" | "SEARCH";
export type AdminRole = "CATALOGUE" | "FINANCE" | "MARKETING" | "ORDERS" | "OWNER" | "READ_ONLY" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type AccessPage_entries$data = ReadonlyArray<{
  readonly actor: {
    readonly accountNumber: string;
    readonly name: string | null | undefined;
    readonly role: AdminRole | null | undefined;
  };
  readonly at: string;
  readonly entity: string;
  readonly entityId: string;
  readonly key: string;
  readonly nodeId: string | null | undefined;
  readonly reason: AccessReason;
  readonly " $fragmentType": "AccessPage_entries";
}>;
export type AccessPage_entries$key = ReadonlyArray<{
  readonly " $data"?: AccessPage_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessPage_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AccessPage_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nodeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditActor",
      "kind": "LinkedField",
      "name": "actor",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccessEntry",
  "abstractKey": null
};

(node as any).hash = "7e4278f47d73ca8209b2ae9488a4439e";

export default node;
