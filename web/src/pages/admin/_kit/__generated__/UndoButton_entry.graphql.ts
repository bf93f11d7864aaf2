/**
 * @generated SignedSource<<44e1ae1f4447343c368296c96b207b0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoButton_entry$data = {
  readonly canUndoUntil: string | null | undefined;
  readonly changeId: string;
  readonly " $fragmentType": "UndoButton_entry";
};
export type UndoButton_entry$key = {
  readonly " $data"?: UndoButton_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoButton_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoButton_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUndoUntil",
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "0a5b69065a7abf5fe8cc9ab179d793fd";

export default node;
