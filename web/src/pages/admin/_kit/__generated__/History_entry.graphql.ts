/**
 * @generated SignedSource<<d280df08f975208726ae791f5f3ac421>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type History_entry$data = {
  readonly action: string;
  readonly actor: {
    readonly accountNumber: string;
    readonly name: string | null | undefined;
  };
  readonly at: string;
  readonly entity: string;
  readonly " $fragmentSpreads": FragmentRefs<"AuditDiff_entry" | "UndoButton_entry">;
  readonly " $fragmentType": "History_entry";
};
export type History_entry$key = {
  readonly " $data"?: History_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"History_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "History_entry",
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

(node as any).hash = "99aacf0a5fe0a1047ea9e726da2fe561";

export default node;
