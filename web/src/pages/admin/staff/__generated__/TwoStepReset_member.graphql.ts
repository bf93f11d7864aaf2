/**
 * @generated SignedSource<<153cfc16fe0451c718a4a3c8799c220f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoStepReset_member$data = {
  readonly accountNumber: string;
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly twoStepSince: string | null | undefined;
  readonly " $fragmentType": "TwoStepReset_member";
};
export type TwoStepReset_member$key = {
  readonly " $data"?: TwoStepReset_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepReset_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoStepReset_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "twoStepSince",
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "8cd9d9f9a2de80cc330e507c4472a2f0";

export default node;
