/**
 * @generated SignedSource<<912465125f0313e8e08b23e7ec192f14>>
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
  readonly carrierMarks: ReadonlyArray<string>;
  readonly closesAt: string | null | undefined;
  readonly companyAddress: string | null | undefined;
  readonly companyName: string | null | undefined;
  readonly companyRegister: string | null | undefined;
  readonly companyTaxNumber: string | null | undefined;
  readonly confirmationHours: number;
  readonly facebook: string | null | undefined;
  readonly fixed: ReadonlyArray<string>;
  readonly instagram: string | null | undefined;
  readonly linkedin: string | null | undefined;
  readonly messagingApp: string | null | undefined;
  readonly messenger: string | null | undefined;
  readonly noAnswerMinutes: number;
  readonly openDays: ReadonlyArray<number>;
  readonly opensAt: string | null | undefined;
  readonly paymentMarks: ReadonlyArray<string>;
  readonly playStore: string | null | undefined;
  readonly sellerSite: string | null | undefined;
  readonly shopEmail: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shopEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyRegister",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyTaxNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrierMarks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMarks",
      "storageKey": null
    }
  ],
  "type": "AdminSettings",
  "abstractKey": null
};

(node as any).hash = "b104dfd7e6f7bc1daba470f5a1a3493b";

export default node;
