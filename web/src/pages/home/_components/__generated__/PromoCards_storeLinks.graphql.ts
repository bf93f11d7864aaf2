/**
 * @generated SignedSource<<a964e706eacbaabbc5b6b94444f48d71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoCards_storeLinks$data = {
  readonly sellerSite: string | null | undefined;
  readonly " $fragmentType": "PromoCards_storeLinks";
};
export type PromoCards_storeLinks$key = {
  readonly " $data"?: PromoCards_storeLinks$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoCards_storeLinks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromoCards_storeLinks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellerSite",
      "storageKey": null
    }
  ],
  "type": "StoreLinks",
  "abstractKey": null
};

(node as any).hash = "f08d7e709545fcdafd3054d1d51659c9";

export default node;
