/**
 * @generated SignedSource<<0df39ea9c59a1bf66bbc56a75986a94a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiKeyKind = "PUBLIC" | "SECRET";
export type ApiKeyMode = "LIVE" | "TEST";
export type ApiKeyScope = "ASSISTANT" | "CARTS" | "CATALOGUE_CHANGES" | "CATALOGUE_READ" | "ORDERS_PLACE" | "ORDERS_READ" | "PERSONAL_READ" | "WEBHOOKS_MANAGE";
import type { FragmentRefs } from "relay-runtime";
export type KeyDialog_key$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly kind: ApiKeyKind;
  readonly mode: ApiKeyMode;
  readonly name: string;
  readonly origins: ReadonlyArray<string>;
  readonly scopes: ReadonlyArray<ApiKeyScope>;
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
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "AdminApiKey",
  "abstractKey": null
};

(node as any).hash = "ac3b3bead4df6cf84b4470b03065c41b";

export default node;
