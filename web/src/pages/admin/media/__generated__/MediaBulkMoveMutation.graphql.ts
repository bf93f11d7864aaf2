/**
 * @generated SignedSource<<fede9439c2eee136eb0f7b46a7c4976c>>
 * @relayHash 6558d6c32ac7b619e4f1035a7bb86645
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1af607eff3869c98f19bcabf155efdb66b05754788829a8e32be4a99145d632d

import type { ConcreteRequest } from 'relay-runtime';
export type MediaFolder = "CATEGORIES_COVERS" | "CATEGORIES_ICONS" | "CATEGORIES_IMAGES" | "HOME_BANNERS" | "HOME_FOOTERS" | "HOME_PROMOS" | "HOME_SLIDERS" | "PRODUCTS_IMAGES" | "SELLERS_COVERS" | "SELLERS_LOGOS";
export type UserErrorCode = "CHANGED" | "CLAIMED_BY" | "CONFLICT" | "COSTS_MORE" | "EXPIRED" | "FROZEN" | "INVALID" | "IN_USE" | "LAST_OWNER" | "NOT_FOUND" | "OTHER_ACCOUNT" | "PASSWORD_REQUIRED" | "RATE_LIMITED" | "REQUIRED" | "STALE" | "STOCK_MOVED" | "TAKEN" | "TOO_COMMON" | "TOO_LONG" | "TOO_SHORT";
export type MediaUpdateInput = {
  alt?: MediaAltInput | null | undefined;
  folder?: MediaFolder | null | undefined;
  id: string;
  name?: string | null | undefined;
};
export type MediaAltInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  fr?: string | null | undefined;
  tn?: string | null | undefined;
};
export type MediaBulkMoveMutation$variables = {
  input: MediaUpdateInput;
};
export type MediaBulkMoveMutation$data = {
  readonly mediaUpdate: {
    readonly media: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type MediaBulkMoveMutation = {
  response: MediaBulkMoveMutation$data;
  variables: MediaBulkMoveMutation$variables;
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
    "concreteType": "MediaUpdatePayload",
    "kind": "LinkedField",
    "name": "mediaUpdate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminMedia",
        "kind": "LinkedField",
        "name": "media",
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
    "name": "MediaBulkMoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MediaBulkMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1af607eff3869c98f19bcabf155efdb66b05754788829a8e32be4a99145d632d",
    "metadata": {},
    "name": "MediaBulkMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "607c7dd7b9a68a53c5a0c9dfc1b4b4a7";

export default node;
