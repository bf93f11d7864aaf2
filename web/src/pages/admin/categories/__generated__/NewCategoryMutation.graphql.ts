/**
 * @generated SignedSource<<afcccc588018864833c0cc012da7e6de>>
 * @relayHash 8e9a04a3f641cf60d59532951b639d17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c03e262b2884603646c91c236517383bc50d7663c04351cdec1c19b6de50c031

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminCategoryCreateInput = {
  fields: AdminCategoryChanges;
  idempotencyKey: string;
  parentId?: string | null | undefined;
};
export type AdminCategoryChanges = {
  active?: boolean | null | undefined;
  coverUrl?: string | null | undefined;
  description?: string | null | undefined;
  descriptions?: OtherTextsInput | null | undefined;
  icon?: string | null | undefined;
  imageUrl?: string | null | undefined;
  isFeatured?: boolean | null | undefined;
  isSpecial?: boolean | null | undefined;
  name?: string | null | undefined;
  names?: OtherTextsInput | null | undefined;
  slug?: string | null | undefined;
};
export type OtherTextsInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  tn?: string | null | undefined;
};
export type NewCategoryMutation$variables = {
  input: AdminCategoryCreateInput;
};
export type NewCategoryMutation$data = {
  readonly adminCategoryCreate: {
    readonly category: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type NewCategoryMutation = {
  response: NewCategoryMutation$data;
  variables: NewCategoryMutation$variables;
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
    "concreteType": "AdminCategoryPayload",
    "kind": "LinkedField",
    "name": "adminCategoryCreate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCategory",
        "kind": "LinkedField",
        "name": "category",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "name": "NewCategoryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewCategoryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c03e262b2884603646c91c236517383bc50d7663c04351cdec1c19b6de50c031",
    "metadata": {},
    "name": "NewCategoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b89f65575026fdce26cc5f63aeb79f5";

export default node;
