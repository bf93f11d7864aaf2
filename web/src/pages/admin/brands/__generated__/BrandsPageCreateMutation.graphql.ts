/**
 * @generated SignedSource<<462fa0942cbc4017fd394a505867cd31>>
 * @relayHash 7cfeeb93074398db2f83e7ddbb96cfd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f49f47b6a3da765affa09f2d915c87c492192991a804ff990f1bbcc455f65821

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type AdminBrandCreateInput = {
  fields: AdminBrandChanges;
  idempotencyKey: string;
};
export type AdminBrandChanges = {
  active?: boolean | null | undefined;
  country?: string | null | undefined;
  description?: string | null | undefined;
  descriptions?: OtherTextsInput | null | undefined;
  logoUrl?: string | null | undefined;
  name?: string | null | undefined;
  slug?: string | null | undefined;
};
export type OtherTextsInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  tn?: string | null | undefined;
};
export type BrandsPageCreateMutation$variables = {
  input: AdminBrandCreateInput;
};
export type BrandsPageCreateMutation$data = {
  readonly adminBrandCreate: {
    readonly brand: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string>;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type BrandsPageCreateMutation = {
  response: BrandsPageCreateMutation$data;
  variables: BrandsPageCreateMutation$variables;
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
    "concreteType": "AdminBrandPayload",
    "kind": "LinkedField",
    "name": "adminBrandCreate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminBrand",
        "kind": "LinkedField",
        "name": "brand",
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
    "name": "BrandsPageCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BrandsPageCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f49f47b6a3da765affa09f2d915c87c492192991a804ff990f1bbcc455f65821",
    "metadata": {},
    "name": "BrandsPageCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69f2c6ab7e4087510616033468523f87";

export default node;
