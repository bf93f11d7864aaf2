/**
 * @generated SignedSource<<d19c8e2df67f037c7c9759b6a60ec549>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type SellerMessageState = "FAILED" | "QUEUED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type SellerMessages_message$data = {
  readonly at: string;
  readonly by: string;
  readonly language: Language;
  readonly sellers: number;
  readonly state: SellerMessageState;
  readonly subject: string;
  readonly text: string;
  readonly " $fragmentType": "SellerMessages_message";
};
export type SellerMessages_message$key = {
  readonly " $data"?: SellerMessages_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerMessages_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerMessages_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellers",
      "storageKey": null
    }
  ],
  "type": "AdminSellerMessage",
  "abstractKey": null
};

(node as any).hash = "7c4d5ce3edbb9fa4002c7b1cce373662";

export default node;
