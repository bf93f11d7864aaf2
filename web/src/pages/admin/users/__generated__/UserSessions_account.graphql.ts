/**
 * @generated SignedSource<<4d1e4c393214e3e2f9773c3639e4a8d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserSessions_account$data = {
  readonly sessions: ReadonlyArray<{
    readonly key: string;
    readonly seenAt: string;
    readonly userAgent: string | null | undefined;
  }>;
  readonly user: {
    readonly accountNumber: string;
    readonly isAdmin: boolean;
  };
  readonly " $fragmentType": "UserSessions_account";
};
export type UserSessions_account$key = {
  readonly " $data"?: UserSessions_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserSessions_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserSessions_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminUser",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
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
          "name": "isAdmin",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminUserSession",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userAgent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminUserAccount",
  "abstractKey": null
};

(node as any).hash = "a14769be66763f6402fc7b7dcf628768";

export default node;
