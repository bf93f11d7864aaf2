/**
 * @generated SignedSource<<3b2cf3a283f6bbdad867b73f1cbf7d61>>
 * @relayHash 48ac5ca3bd915116939da9c293357455
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8389dd5957c1a977dd88568038cff125d0ad7308f6a8fc58abe0128ec14c913c

import type { ConcreteRequest } from 'relay-runtime';
export type CouponCardProblem = "EXHAUSTED" | "FIRST_ORDER" | "OVER" | "PAUSED" | "PERSONAL" | "PLANNED" | "SCOPE" | "SELLER";
export type NotShownCouponQuery$variables = {
  code: string;
};
export type NotShownCouponQuery$data = {
  readonly adminCoupons: {
    readonly nodes: ReadonlyArray<{
      readonly cardProblem: CouponCardProblem | null | undefined;
    }>;
  } | null | undefined;
};
export type NotShownCouponQuery = {
  response: NotShownCouponQuery$data;
  variables: NotShownCouponQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cardProblem",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NotShownCouponQuery",
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
    "name": "NotShownCouponQuery",
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
    "id": "8389dd5957c1a977dd88568038cff125d0ad7308f6a8fc58abe0128ec14c913c",
    "metadata": {},
    "name": "NotShownCouponQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "047f9f8a3cdea06d34183af1b42de0c7";

export default node;
