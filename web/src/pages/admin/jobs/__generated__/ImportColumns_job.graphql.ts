/**
 * @generated SignedSource<<c5d1656b7f2fdca8d44970dcbcbcc990>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportColumns_job$data = {
  readonly columns: ReadonlyArray<{
    readonly examples: ReadonlyArray<string>;
    readonly field: string | null | undefined;
    readonly header: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ImportColumns_job";
};
export type ImportColumns_job$key = {
  readonly " $data"?: ImportColumns_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportColumns_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportColumns_job",
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
      "concreteType": "AdminJobColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "header",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "examples",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminJob",
  "abstractKey": null
};

(node as any).hash = "2bcad088e873d38497d2e63e5c474f80";

export default node;
