/**
 * @generated SignedSource<<2d5fcc95f955d5ca09d9718abfa0231f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecretDialog_key$data = {
  readonly id: string;
  readonly name: string;
  readonly secrets: ReadonlyArray<{
    readonly createdAt: string;
    readonly hint: string;
    readonly lastUsedAt: string | null | undefined;
    readonly secretId: string;
  }>;
  readonly " $fragmentType": "SecretDialog_key";
};
export type SecretDialog_key$key = {
  readonly " $data"?: SecretDialog_key$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecretDialog_key">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecretDialog_key",
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
      "name": "name",
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
          "name": "hint",
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
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminApiKey",
  "abstractKey": null
};

(node as any).hash = "a46cc3b06b59fd87605af51b4c6c83c8";

export default node;
