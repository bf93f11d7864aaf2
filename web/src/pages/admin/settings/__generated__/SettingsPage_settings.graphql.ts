/**
 * @generated SignedSource<<76bbcae5bf0779d16ba0cebb58897bc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CarrierKind = "NONE" | "SERVICE" | "SIMULATOR";
import type { FragmentRefs } from "relay-runtime";
export type SettingsPage_settings$data = {
  readonly appStore: string | null | undefined;
  readonly callAttempts: number;
  readonly carrier: CarrierKind;
  readonly confirmationHours: number;
  readonly facebook: string | null | undefined;
  readonly fixed: ReadonlyArray<string>;
  readonly instagram: string | null | undefined;
  readonly linkedin: string | null | undefined;
  readonly messagingApp: string | null | undefined;
  readonly messenger: string | null | undefined;
  readonly noAnswerMinutes: number;
  readonly playStore: string | null | undefined;
  readonly sellerSite: string | null | undefined;
  readonly shopPhone: string | null | undefined;
  readonly tiktok: string | null | undefined;
  readonly unconfirmedDays: number | null | undefined;
  readonly unconfirmedTries: number;
  readonly version: number;
  readonly workingDays: ReadonlyArray<number>;
  readonly x: string | null | undefined;
  readonly youtube: string | null | undefined;
  readonly " $fragmentType": "SettingsPage_settings";
};
export type SettingsPage_settings$key = {
  readonly " $data"?: SettingsPage_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsPage_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsPage_settings",
  "selections": [
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
      "name": "fixed",
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
      "name": "sellerSite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messagingApp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messenger",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shopPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appStore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "playStore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "facebook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instagram",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tiktok",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "youtube",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "x",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unconfirmedDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unconfirmedTries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmationHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noAnswerMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingDays",
      "storageKey": null
    }
  ],
  "type": "AdminSettings",
  "abstractKey": null
};

(node as any).hash = "c73cdd435240ae68ffffd6bf49dfe24e";

export default node;
