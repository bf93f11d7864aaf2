/**
 * @generated SignedSource<<9a2b7a095ece40fbdbd8961cbd3c08fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerMessages_messages$data = {
  readonly nodes: ReadonlyArray<{
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"SellerMessages_message">;
  }>;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "SellerMessages_messages";
};
export type SellerMessages_messages$key = {
  readonly " $data"?: SellerMessages_messages$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerMessages_messages">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerMessages_messages",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSellerMessage",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SellerMessages_message"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "type": "AdminSellerMessageConnection",
  "abstractKey": null
};

(node as any).hash = "1ecbe468edddfdf70a16de050c49da03";

export default node;
