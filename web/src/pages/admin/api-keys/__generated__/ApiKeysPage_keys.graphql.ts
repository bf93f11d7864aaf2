/**
 * @generated SignedSource<<09d7f9ad7da93b0928d9ec82aa4ce001>>
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
export type ApiKeysPage_keys$data = ReadonlyArray<{
  readonly carrier: string | null | undefined;
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isSuspended: boolean;
  readonly keyId: string;
  readonly kind: ApiKeyKind;
  readonly mode: ApiKeyMode;
  readonly name: string;
  readonly origins: ReadonlyArray<string>;
  readonly revokedAt: string | null | undefined;
  readonly scopes: ReadonlyArray<ApiKeyScope>;
  readonly secrets: ReadonlyArray<{
    readonly lastUsedAt: string | null | undefined;
    readonly secretId: string;
  }>;
  readonly sellerName: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"KeyDialog_key" | "RevokeDialog_key" | "SecretDialog_key" | "UseDialog_key">;
  readonly " $fragmentType": "ApiKeysPage_keys";
}>;
export type ApiKeysPage_keys$key = ReadonlyArray<{
  readonly " $data"?: ApiKeysPage_keys$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiKeysPage_keys">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ApiKeysPage_keys",
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
      "name": "keyId",
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
      "name": "sellerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revokedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminApiKeySecret",
      "kind": "LinkedField",
      "name": "secrets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secretId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeyDialog_key"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SecretDialog_key"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RevokeDialog_key"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UseDialog_key"
    }
  ],
  "type": "AdminApiKey",
  "abstractKey": null
};

(node as any).hash = "279955205880ed64c7f1a8a8ae2145ee";

export default node;
