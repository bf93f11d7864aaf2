/**
 * @generated SignedSource<<531f44ff7fe2ccd25eec176ab79224d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerDocumentKind = "BANK" | "LICENCE" | "OTHER" | "REGISTER";
import type { FragmentRefs } from "relay-runtime";
export type SellerDocuments_documents$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly file: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"FileList_files">;
  } | null | undefined;
  readonly key: string;
  readonly kind: SellerDocumentKind;
  readonly " $fragmentType": "SellerDocuments_documents";
}>;
export type SellerDocuments_documents$key = ReadonlyArray<{
  readonly " $data"?: SellerDocuments_documents$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerDocuments_documents">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SellerDocuments_documents",
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
      "name": "kind",
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
      "concreteType": "PrivateFile",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FileList_files"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminSellerDocument",
  "abstractKey": null
};

(node as any).hash = "f5906124f061c18a1611b352f989a629";

export default node;
