/**
 * @generated SignedSource<<ac05fc0b545c71e400363b2217347755>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoRow_storeLinks$data = {
  readonly sellerSite: string | null | undefined;
  readonly " $fragmentType": "PromoRow_storeLinks";
};
export type PromoRow_storeLinks$key = {
  readonly " $data"?: PromoRow_storeLinks$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoRow_storeLinks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromoRow_storeLinks",
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

(node as any).hash = "ad35c2447895d0cd6fa63afee45cd026";

export default node;
