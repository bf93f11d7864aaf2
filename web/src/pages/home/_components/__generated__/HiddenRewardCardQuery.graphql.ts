/**
 * @generated SignedSource<<e8bc39340066d3b22bde0cdea7c60b60>>
 * @relayHash 3aa20eb3976fc82d8ebf8f010bf6c93e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65011632857850cc8c55762d47e459d2ff3028c29d402206e5a6a28d6d644c29

import type { ConcreteRequest } from 'relay-runtime';
export type CouponType = "FIXED" | "FREE_DELIVERY" | "PERCENTAGE";
export type HiddenRewardCardQuery$variables = Record<PropertyKey, never>;
export type HiddenRewardCardQuery$data = {
  readonly homepage: {
    readonly hiddenReward: {
      readonly amount: {
        readonly amount: string;
      } | null | undefined;
      readonly couponCode: string;
      readonly percent: number | null | undefined;
      readonly type: CouponType;
    } | null | undefined;
  } | null | undefined;
};
export type HiddenRewardCardQuery = {
  response: HiddenRewardCardQuery$data;
  variables: HiddenRewardCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "CouponCard",
  "kind": "LinkedField",
  "name": "hiddenReward",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HiddenRewardCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Homepage",
        "kind": "LinkedField",
        "name": "homepage",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HiddenRewardCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Homepage",
        "kind": "LinkedField",
        "name": "homepage",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "65011632857850cc8c55762d47e459d2ff3028c29d402206e5a6a28d6d644c29",
    "metadata": {},
    "name": "HiddenRewardCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "010c77af39ab2ebc1536bd07bd41d4f8";

export default node;
