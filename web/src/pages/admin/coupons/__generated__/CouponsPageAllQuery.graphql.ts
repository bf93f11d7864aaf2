/**
 * @generated SignedSource<<b90be615a5b3ade9d01a538bcb98d2fd>>
 * @relayHash 3a254efc34cea11cdd8656388cf3f307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c6d040e57edb6dd1cfde21a9cfedeaebdba6cca2278256d45a255dc5439b209

import type { ConcreteRequest } from 'relay-runtime';
export type CouponFunder = "PLATFORM" | "SELLER";
export type CouponScope = "ALL" | "BRAND" | "CATEGORY" | "PRODUCT" | "SELLER";
export type CouponState = "EXHAUSTED" | "OVER" | "PAUSED" | "PLANNED" | "RUNNING";
export type CouponType = "FIXED" | "FREE_DELIVERY" | "PERCENTAGE";
export type AdminCouponFilter = {
  accountNumber?: string | null | undefined;
  code?: string | null | undefined;
  from?: string | null | undefined;
  fundedBy?: CouponFunder | null | undefined;
  hasCard?: boolean | null | undefined;
  isPersonal?: boolean | null | undefined;
  jobId?: string | null | undefined;
  scope?: CouponScope | null | undefined;
  search?: string | null | undefined;
  state?: CouponState | null | undefined;
  type?: CouponType | null | undefined;
  until?: string | null | undefined;
};
export type CouponsPageAllQuery$variables = {
  after?: string | null | undefined;
  filter?: AdminCouponFilter | null | undefined;
  first: number;
};
export type CouponsPageAllQuery$data = {
  readonly adminCoupons: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly version: number;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type CouponsPageAllQuery = {
  response: CouponsPageAllQuery$data;
  variables: CouponsPageAllQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "AdminCouponConnection",
    "kind": "LinkedField",
    "name": "adminCoupons",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCoupon",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CouponsPageAllQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CouponsPageAllQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8c6d040e57edb6dd1cfde21a9cfedeaebdba6cca2278256d45a255dc5439b209",
    "metadata": {},
    "name": "CouponsPageAllQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4b508a0ee877fc9678179446fe951dbd";

export default node;
