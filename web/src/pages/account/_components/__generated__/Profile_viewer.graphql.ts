/**
 * @generated SignedSource<<bb07927cb648120409f7f4ec24726997>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
import type { FragmentRefs } from "relay-runtime";
export type Profile_viewer$data = {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly lastName: string;
  readonly newsletter: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly phone: string;
  readonly " $fragmentSpreads": FragmentRefs<"PendingEmail_viewer">;
  readonly " $fragmentType": "Profile_viewer";
};
export type Profile_viewer$key = {
  readonly " $data"?: Profile_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Profile_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Profile_viewer",
  "selections": [
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newsletter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PendingEmail_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c678276d96b98d3fe411e72c5601d609";

export default node;
