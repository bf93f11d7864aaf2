/**
 * @generated SignedSource<<563a96877294b244daa1bcc883535bc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type organization_links$data = {
  readonly company: {
    readonly address: string | null | undefined;
    readonly name: string;
    readonly registerNumber: string | null | undefined;
    readonly taxNumber: string | null | undefined;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly openingHours: {
    readonly closesAt: string;
    readonly days: ReadonlyArray<number>;
    readonly opensAt: string;
  } | null | undefined;
  readonly phone: string | null | undefined;
  readonly social: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly " $fragmentType": "organization_links";
};
export type organization_links$key = {
  readonly " $data"?: organization_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"organization_links">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "organization_links"
};

(node as any).hash = "35bc65eb611ac71498ae56a8cfdc513e";

export default node;
