/**
 * @generated SignedSource<<c78afbc7ed988d864af38c07df624976>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactWays_links$data = {
  readonly messagingApp: string | null | undefined;
  readonly messenger: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "ContactWays_links";
};
export type ContactWays_links$key = {
  readonly " $data"?: ContactWays_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactWays_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactWays_links",
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

(node as any).hash = "b5d4913463271061c4e396e8191561fc";

export default node;
