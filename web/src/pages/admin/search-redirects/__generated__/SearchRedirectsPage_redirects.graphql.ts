/**
 * @generated SignedSource<<7822fa2c888487044bc9c853ae45eac1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchRedirectsPage_redirects$data = ReadonlyArray<{
  readonly id: string;
  readonly path: string;
  readonly term: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "SearchRedirectsPage_redirects";
}>;
export type SearchRedirectsPage_redirects$key = ReadonlyArray<{
  readonly " $data"?: SearchRedirectsPage_redirects$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchRedirectsPage_redirects">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SearchRedirectsPage_redirects",
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
      "name": "term",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "AdminSearchRedirect",
  "abstractKey": null
};

(node as any).hash = "19643003ae3f02180928a233c7f8f501";

export default node;
