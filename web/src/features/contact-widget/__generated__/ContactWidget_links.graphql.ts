/**
 * @generated SignedSource<<a791df606a9ce7ec1963645f6dab52e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactWidget_links$data = {
  readonly messagingApp: string | null | undefined;
  readonly messenger: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "ContactWidget_links";
};
export type ContactWidget_links$key = {
  readonly " $data"?: ContactWidget_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactWidget_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactWidget_links",
  "selections": [
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
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "StoreLinks",
  "abstractKey": null
};

(node as any).hash = "7959bca9c3871bb7c21ed65de807d4d3";

export default node;
