/**
 * @generated SignedSource<<26f4c8d2161aad42a76a7d7645f26022>>
 * @relayHash 5955c214378c96125210211e69d68420
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe47b1ce2800a24e8ad9c2542250e400b991059cf929af261c051acc2c78e978

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayChartsQuery$variables = {
  days: number;
};
export type DayChartsQuery$data = {
  readonly adminStatsDays: {
    readonly before: {
      readonly " $fragmentSpreads": FragmentRefs<"DayCharts_sums">;
    };
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly figures: {
        readonly " $fragmentSpreads": FragmentRefs<"DayCharts_sums">;
      };
    }>;
    readonly sums: {
      readonly " $fragmentSpreads": FragmentRefs<"DayCharts_sums">;
    };
  } | null | undefined;
};
export type DayChartsQuery = {
  response: DayChartsQuery$data;
  variables: DayChartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "days"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "days",
    "variableName": "days"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "DayCharts_sums"
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orders",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "revenue",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "cashRevenue",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "onlineRevenue",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cancelled",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returned",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "users",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DayChartsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminStatsDays",
        "kind": "LinkedField",
        "name": "adminStatsDays",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminStatsDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminStatsSums",
                "kind": "LinkedField",
                "name": "figures",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminStatsSums",
            "kind": "LinkedField",
            "name": "sums",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminStatsSums",
            "kind": "LinkedField",
            "name": "before",
            "plural": false,
            "selections": (v3/*:: as any*/),
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
    "name": "DayChartsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminStatsDays",
        "kind": "LinkedField",
        "name": "adminStatsDays",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminStatsDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminStatsSums",
                "kind": "LinkedField",
                "name": "figures",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminStatsSums",
            "kind": "LinkedField",
            "name": "sums",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminStatsSums",
            "kind": "LinkedField",
            "name": "before",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fe47b1ce2800a24e8ad9c2542250e400b991059cf929af261c051acc2c78e978",
    "metadata": {},
    "name": "DayChartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2fda43213979a46e0128d8a1c7c6a795";

export default node;
