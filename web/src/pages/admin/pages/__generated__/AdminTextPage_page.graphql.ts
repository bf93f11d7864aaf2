/**
 * @generated SignedSource<<a9c45ba3c58b8eae37d40d892ee93b3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminTextPage_page$data = {
  readonly body: string;
  readonly edited: boolean;
  readonly id: string;
  readonly isOutdated: boolean;
  readonly original: {
    readonly body: string;
    readonly summary: string;
    readonly title: string;
  } | null | undefined;
  readonly slug: string;
  readonly summary: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly " $fragmentType": "AdminTextPage_page";
};
export type AdminTextPage_page$key = {
  readonly " $data"?: AdminTextPage_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminTextPage_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "summary",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminTextPage_page",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "edited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOutdated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminTextContent",
      "kind": "LinkedField",
      "name": "original",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AdminTextPage",
  "abstractKey": null
};
})();

(node as any).hash = "d43e36b2468203f309a54b5d69520f9c";

export default node;
