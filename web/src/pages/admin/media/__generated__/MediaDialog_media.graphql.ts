/**
 * @generated SignedSource<<1105269990ca7189b8db1f585cfd7228>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO";
export type MediaUseKind = "BRAND" | "CATEGORY" | "HOMEPAGE" | "ORDER" | "PRODUCT" | "PROMO" | "SELLER";
import type { FragmentRefs } from "relay-runtime";
export type MediaDialog_media$data = {
  readonly alt: {
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly fr: string | null | undefined;
    readonly tn: string | null | undefined;
  };
  readonly bytes: number;
  readonly createdAt: string;
  readonly deletedAt: string | null | undefined;
  readonly height: number | null | undefined;
  readonly id: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly uploadedBy: string | null | undefined;
  readonly uploadedByKey: string | null | undefined;
  readonly url: string;
  readonly useCount: number;
  readonly uses: ReadonlyArray<{
    readonly kind: MediaUseKind;
    readonly name: string;
    readonly usedById: string;
  }>;
  readonly width: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReplaceFile_media">;
  readonly " $fragmentType": "MediaDialog_media";
};
export type MediaDialog_media$key = {
  readonly " $data"?: MediaDialog_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaDialog_media">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaDialog_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedByKey",
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
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminMediaAlt",
      "kind": "LinkedField",
      "name": "alt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fr",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminMediaUse",
      "kind": "LinkedField",
      "name": "uses",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usedById",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplaceFile_media"
    }
  ],
  "type": "AdminMedia",
  "abstractKey": null
};
})();

(node as any).hash = "caa7413dd10ab3de4720d9d1b21e184b";

export default node;
