/**
 * @generated SignedSource<<65fd339afe14d3de779ceee616dae6ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialNetwork = "FACEBOOK" | "INSTAGRAM" | "LINKEDIN" | "TIKTOK" | "X" | "YOUTUBE";
import type { FragmentRefs } from "relay-runtime";
export type FooterSocial_links$data = {
  readonly social: ReadonlyArray<{
    readonly network: SocialNetwork;
    readonly url: string;
  }>;
  readonly " $fragmentType": "FooterSocial_links";
};
export type FooterSocial_links$key = {
  readonly " $data"?: FooterSocial_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"FooterSocial_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FooterSocial_links",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SocialLink",
      "kind": "LinkedField",
      "name": "social",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "network",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreLinks",
  "abstractKey": null
};

(node as any).hash = "05b167ff351e61ee9b59fee89d950206";

export default node;
