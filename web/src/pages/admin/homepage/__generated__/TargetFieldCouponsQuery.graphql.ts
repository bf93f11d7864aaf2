/**
 * @generated SignedSource<<5868c97373d21ccb8ec02f00b6a70767>>
 * @relayHash de99821f5580b8a9dad62588d13c41cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b2138114eeee1a58420a79ffd621cd53d62109677a15423eea5e9c94d8b9963

import type { ConcreteRequest } from 'relay-runtime';
export type TargetFieldCouponsQuery$variables = {
  first: number;
  search?: string | null | undefined;
};
export type TargetFieldCouponsQuery$data = {
  readonly adminCoupons: {
    readonly nodes: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type TargetFieldCouponsQuery = {
  response: TargetFieldCouponsQuery$data;
  variables: TargetFieldCouponsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Literal",
        "name": "hasCard",
        "value": true
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TargetFieldCouponsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TargetFieldCouponsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2b2138114eeee1a58420a79ffd621cd53d62109677a15423eea5e9c94d8b9963",
    "metadata": {},
    "name": "TargetFieldCouponsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fece44dfbf2163a4f829b893f5103ab5";

export default node;
