/**
 * @generated SignedSource<<c81cb06c3ff1ffeda2a85e5c18b7316f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminRole = "CATALOGUE" | "FINANCE" | "MARKETING" | "ORDERS" | "OWNER" | "READ_ONLY" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type AuditPage_entries$data = ReadonlyArray<{
  readonly action: string;
  readonly actor: {
    readonly accountNumber: string;
    readonly name: string | null | undefined;
    readonly role: AdminRole | null | undefined;
  };
  readonly at: string;
  readonly entity: string;
  readonly entityId: string;
  readonly fields: ReadonlyArray<{
    readonly field: string;
  }>;
  readonly id: string;
  readonly nodeId: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AuditDiff_entry" | "UndoButton_entry">;
  readonly " $fragmentType": "AuditPage_entries";
}>;
export type AuditPage_entries$key = ReadonlyArray<{
  readonly " $data"?: AuditPage_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditPage_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AuditPage_entries",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuditDiff_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UndoButton_entry"
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "8de908fafb4583bad7c8dce3a12c0e1e";

export default node;
