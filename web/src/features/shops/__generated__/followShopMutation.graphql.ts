/**
 * @generated SignedSource<<1356fa5d3828844b7e1b638e40fc050f>>
 * @relayHash e38d0b613216e3d545b1912d84852b4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 503ce14ca0e675f05e4e7ea258345e55498f30878710f6b088e13ea720a8f44b

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type ShopFollowInput = {
  sellerId: string;
};
export type followShopMutation$variables = {
  input: ShopFollowInput;
};
export type followShopMutation$data = {
  readonly shopFollow: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
    readonly viewer: {
      readonly followedShopIds: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type followShopMutation = {
  response: followShopMutation$data;
  variables: followShopMutation$variables;
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
    "concreteType": "ShopFollowPayload",
    "kind": "LinkedField",
    "name": "shopFollow",
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
    "name": "followShopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followShopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "503ce14ca0e675f05e4e7ea258345e55498f30878710f6b088e13ea720a8f44b",
    "metadata": {},
    "name": "followShopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43991a6836139859b71b54c656924b9c";

export default node;
