/**
 * @generated SignedSource<<a0e483516522943139e5e30dd883e34a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiKeyKind = "PUBLIC" | "SECRET";
export type ApiKeyMode = "LIVE" | "TEST";
export type ApiKeyScope = "ASSISTANT" | "CARTS" | "CATALOGUE_CHANGES" | "CATALOGUE_READ" | "ORDERS_ALL" | "ORDERS_PLACE" | "ORDERS_READ" | "ORDERS_WRITE" | "PERSONAL_READ" | "PRODUCTS_WRITE" | "REFUNDS_WRITE" | "SHIPMENTS_READ" | "SHIPMENTS_WRITE" | "STOCK_WRITE" | "TICKETS_READ" | "TICKETS_WRITE" | "WEBHOOKS_MANAGE";
import type { FragmentRefs } from "relay-runtime";
export type KeyDialog_key$data = {
  readonly carrier: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly kind: ApiKeyKind;
  readonly mode: ApiKeyMode;
  readonly name: string;
  readonly origins: ReadonlyArray<string>;
  readonly scopes: ReadonlyArray<ApiKeyScope>;
  readonly sellerId: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "KeyDialog_key";
};
export type KeyDialog_key$key = {
  readonly " $data"?: KeyDialog_key$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyDialog_key">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeyDialog_key",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "AdminApiKey",
  "abstractKey": null
};

(node as any).hash = "e04eb43527490604e26bb476f058e14d";

export default node;
