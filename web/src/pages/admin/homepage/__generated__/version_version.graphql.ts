/**
 * @generated SignedSource<<372e13ee50f4fec607f8f6341f0fcbe7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HomeLayout = "HOME" | "HOME2" | "HOME3";
export type HomepageListName = "ABOVE_FOOTER" | "BANDS" | "BANNER" | "COUPONS" | "HIDDEN_REWARD" | "LIVE_SHOWS" | "PARTNERS" | "POPUP" | "PROMOTION" | "PROMO_SLIDES" | "SERVICE_CARDS" | "SLIDES";
export type HomepageVersionState = "DRAFT" | "OLD" | "PUBLISHED" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type version_version$data = {
  readonly author: string | null | undefined;
  readonly baseNumber: number | null | undefined;
  readonly content: {
    readonly layouts: ReadonlyArray<{
      readonly name: HomeLayout;
      readonly sections: ReadonlyArray<{
        readonly isVisible: boolean;
        readonly name: string;
      }>;
    }>;
    readonly lists: ReadonlyArray<{
      readonly items: ReadonlyArray<{
        readonly from: string | null | undefined;
        readonly imageUrl: string | null | undefined;
        readonly key: string;
        readonly redirectUrl: string | null | undefined;
        readonly subtitle: {
          readonly de: string | null | undefined;
          readonly en: string | null | undefined;
          readonly fr: string;
          readonly tn: string | null | undefined;
        } | null | undefined;
        readonly target: string | null | undefined;
        readonly title: {
          readonly de: string | null | undefined;
          readonly en: string | null | undefined;
          readonly fr: string;
          readonly tn: string | null | undefined;
        } | null | undefined;
        readonly until: string | null | undefined;
      }>;
      readonly name: HomepageListName;
    }>;
  } | null | undefined;
  readonly id: string;
  readonly isWaiting: boolean;
  readonly note: string | null | undefined;
  readonly number: number;
  readonly publishAt: string | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly savedAt: string;
  readonly state: HomepageVersionState;
  readonly version: number;
  readonly " $fragmentType": "version_version";
};
export type version_version$key = {
  readonly " $data"?: version_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"version_version">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "version_version"
};

(node as any).hash = "b5125ede522374f266df462337f19f30";

export default node;
