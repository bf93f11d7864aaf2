/**
 * @generated SignedSource<<bf2e3bca2a4536d1414a6be649db7e09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppBanner_storeLinks$data = {
  readonly appStore: string | null | undefined;
  readonly playStore: string | null | undefined;
  readonly " $fragmentType": "AppBanner_storeLinks";
};
export type AppBanner_storeLinks$key = {
  readonly " $data"?: AppBanner_storeLinks$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppBanner_storeLinks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppBanner_storeLinks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appStore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "playStore",
      "storageKey": null
    }
  ],
  "type": "StoreLinks",
  "abstractKey": null
};

(node as any).hash = "6ff9133d928ba866dc29ab40b9fafb19";

export default node;
