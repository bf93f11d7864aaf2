/**
 * @generated SignedSource<<1979770c956fa44b05eadbe08b70bb64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextTable_table$data = {
  readonly head: ReadonlyArray<{
    readonly runs: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TextRuns_runs">;
    }>;
  }>;
  readonly rows: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly runs: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"TextRuns_runs">;
      }>;
    }>;
  }>;
  readonly " $fragmentType": "TextTable_table";
};
export type TextTable_table$key = {
  readonly " $data"?: TextTable_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextTable_table">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TextRun",
    "kind": "LinkedField",
    "name": "runs",
    "plural": true,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TextRuns_runs"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextTable_table",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextLine",
      "kind": "LinkedField",
      "name": "head",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextTableRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TextLine",
          "kind": "LinkedField",
          "name": "cells",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextTable",
  "abstractKey": null
};
})();

(node as any).hash = "cff739c4b357267ae8c634426abafe6c";

export default node;
