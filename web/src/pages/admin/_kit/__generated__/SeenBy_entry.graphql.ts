/**
 * @generated SignedSource<<4c3be6cf79796e486bfe83aa370d5f65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessReason = "BANK_ACCOUNT" | "DOCUMENT" | "EXPORT" | "OPEN" | "PRINT" | "SEARCH";
import type { FragmentRefs } from "relay-runtime";
export type SeenBy_entry$data = {
  readonly actor: {
    readonly accountNumber: string;
    readonly name: string | null | undefined;
  };
  readonly at: string;
  readonly reason: AccessReason;
  readonly " $fragmentType": "SeenBy_entry";
};
export type SeenBy_entry$key = {
  readonly " $data"?: SeenBy_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeenBy_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeenBy_entry",
  "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccessEntry",
  "abstractKey": null
};

(node as any).hash = "a43a89bb9081952f5a982ad3d33f8e16";

export default node;
