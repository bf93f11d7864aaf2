/**
 * @generated SignedSource<<f5653fd5fc6cbcc57a00eea2d3082730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type savedAddress_address$data = {
  readonly delegation: string;
  readonly landmark: string | null | undefined;
  readonly note: string | null | undefined;
  readonly phone: string;
  readonly postalCode: string;
  readonly recipient: string;
  readonly region: {
    readonly number: number;
  };
  readonly secondPhone: string | null | undefined;
  readonly street: string;
  readonly " $fragmentType": "savedAddress_address";
};
export type savedAddress_address$key = {
  readonly " $data"?: savedAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedAddress_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedAddress_address"
};

(node as any).hash = "b85e81b698eab85b4a936aeea25182ac";

export default node;
