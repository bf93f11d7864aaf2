/**
 * @generated SignedSource<<9faae4b0c56817b22540c8718989340c>>
 * @relayHash 19fb6f4844c4aeb53fff23c73cf8b9e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2ce4ecfc51fdf3835a233baec47128ea3c5e152622ccdb97747660825ed0e69

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ShopFollowInput = {
  sellerId: string;
};
export type followShopUnfollowMutation$variables = {
  input: ShopFollowInput;
};
export type followShopUnfollowMutation$data = {
  readonly shopUnfollow: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
    readonly viewer: {
      readonly followedShopIds: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type followShopUnfollowMutation = {
  response: followShopUnfollowMutation$data;
  variables: followShopUnfollowMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ShopUnfollowPayload",
    "kind": "LinkedField",
    "name": "shopUnfollow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followedShopIds",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "followShopUnfollowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followShopUnfollowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b2ce4ecfc51fdf3835a233baec47128ea3c5e152622ccdb97747660825ed0e69",
    "metadata": {},
    "name": "followShopUnfollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5dc59fef20fb96dcc3b6f5dac237f0a4";

export default node;
