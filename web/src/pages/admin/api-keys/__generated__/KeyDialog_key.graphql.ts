/**
 * @generated SignedSource<<e48e3a952ccdc60a4b1e2770041adf61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiKeyKind = "PUBLIC" | "SECRET";
export type ApiKeyScope = "ASSISTANT" | "CARTS" | "CATALOGUE_CHANGES" | "CATALOGUE_READ" | "ORDERS_PLACE" | "ORDERS_READ" | "PERSONAL_READ";
import type { FragmentRefs } from "relay-runtime";
export type KeyDialog_key$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly kind: ApiKeyKind;
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

(node as any).hash = "0be6fa302ced14986e0cfa5d00f06ff7";

export default node;
