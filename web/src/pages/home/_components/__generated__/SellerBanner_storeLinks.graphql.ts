/**
 * @generated SignedSource<<8f73c931073d31c44d23c9414775076a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerBanner_storeLinks$data = {
  readonly sellerSite: string | null | undefined;
  readonly " $fragmentType": "SellerBanner_storeLinks";
};
export type SellerBanner_storeLinks$key = {
  readonly " $data"?: SellerBanner_storeLinks$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerBanner_storeLinks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerBanner_storeLinks",
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

(node as any).hash = "ca10bdfd702dc11bc905c3e207ced66e";

export default node;
