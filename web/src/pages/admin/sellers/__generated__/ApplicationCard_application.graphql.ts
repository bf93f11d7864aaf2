/**
 * @generated SignedSource<<fbb130a9c8effd35193cbd6a273949a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicationCard_application$data = {
  readonly accountNumber: string | null | undefined;
  readonly createdAt: string;
  readonly decisionNote: string | null | undefined;
  readonly message: string;
  readonly number: string;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "ApplicationCard_application";
};
export type ApplicationCard_application$key = {
  readonly " $data"?: ApplicationCard_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationCard_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicationCard_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisionNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "AdminSellerApplication",
  "abstractKey": null
};

(node as any).hash = "83d1633690ed38681fce907b8b9a7dc1";

export default node;
