/**
 * @generated SignedSource<<456b47ebf83c7095ccfff6e4398258f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type standing_homepage$data = {
  readonly draft: {
    readonly " $fragmentSpreads": FragmentRefs<"version_version">;
  } | null | undefined;
  readonly published: {
    readonly " $fragmentSpreads": FragmentRefs<"version_version">;
  } | null | undefined;
  readonly scheduled: {
    readonly " $fragmentSpreads": FragmentRefs<"version_version">;
  } | null | undefined;
  readonly " $fragmentType": "standing_homepage";
};
export type standing_homepage$key = {
  readonly " $data"?: standing_homepage$data;
  readonly " $fragmentSpreads": FragmentRefs<"standing_homepage">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "standing_homepage"
};

(node as any).hash = "fa41fd065f6ff5831f0a6e9b6a9f893c";

export default node;
