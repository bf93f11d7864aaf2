/**
 * @generated SignedSource<<e6b6257f461cd54cdb033c157be2230f>>
 * @relayHash f0f58c04252e0c08737c0023504ec61e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f75a8c50879fa07b4c0993571288e6f74e6ae4996d9da3d24275f0f37254d565

import type { ConcreteRequest } from 'relay-runtime';
export type BotQueryType = "ACCOUNT_MGMT" | "OTHER" | "PLATFORM_HELP" | "PLATFORM_INFO" | "PRODUCT_INFO" | "SEARCH_PRODUCT" | "SELLER_SUPPORT" | "TRANSACTION_HELP";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type BotQueryClassifyInput = {
  query: string;
};
export type classifyQueryMutation$variables = {
  input: BotQueryClassifyInput;
};
export type classifyQueryMutation$data = {
  readonly botQueryClassify: {
    readonly queryType: BotQueryType | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type classifyQueryMutation = {
  response: classifyQueryMutation$data;
  variables: classifyQueryMutation$variables;
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
    "concreteType": "BotQueryClassifyPayload",
    "kind": "LinkedField",
    "name": "botQueryClassify",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "queryType",
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
    "name": "classifyQueryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "classifyQueryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f75a8c50879fa07b4c0993571288e6f74e6ae4996d9da3d24275f0f37254d565",
    "metadata": {},
    "name": "classifyQueryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17f5890e28843d19c7d456af0a2a7089";

export default node;
