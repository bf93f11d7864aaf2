/**
 * @generated SignedSource<<5e11cd4de76ff997608c9b14b4b51a15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSession_viewer$data = {
  readonly accountNumber: string;
  readonly firstName: string;
  readonly isAdmin: boolean;
  readonly lastName: string;
  readonly " $fragmentType": "useSession_viewer";
};
export type useSession_viewer$key = {
  readonly " $data"?: useSession_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSession_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSession_viewer",
  "selections": [
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdmin",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2eda66055ab8bc74e1cfeee84ff2b8ae";

export default node;
