/**
 * @generated SignedSource<<8c30063b83037069c6d5097ca9cbd29e>>
 * @relayHash 34f2e0c8b350b9ed9f2658508ee6b8c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f058f0f500eeff5d266cad7c8d74e1a7405d5505c12ab773ef013e20cefd0b8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TodayFiguresQuery$variables = Record<PropertyKey, never>;
export type TodayFiguresQuery$data = {
  readonly adminToday: {
    readonly day: string;
    readonly figures: {
      readonly " $fragmentSpreads": FragmentRefs<"TodayFigures_figures">;
    };
    readonly usual: {
      readonly " $fragmentSpreads": FragmentRefs<"TodayFigures_figures">;
    } | null | undefined;
  } | null | undefined;
};
export type TodayFiguresQuery = {
  response: TodayFiguresQuery$data;
  variables: TodayFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "TodayFigures_figures"
  }
],
v2 = [
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
    "kind": "ScalarField",
    "name": "confirmedShare",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "refusals",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "revenue",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TodayFiguresQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminToday",
        "kind": "LinkedField",
        "name": "adminToday",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminDayFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminDayFigures",
            "kind": "LinkedField",
            "name": "usual",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TodayFiguresQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminToday",
        "kind": "LinkedField",
        "name": "adminToday",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminDayFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminDayFigures",
            "kind": "LinkedField",
            "name": "usual",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7f058f0f500eeff5d266cad7c8d74e1a7405d5505c12ab773ef013e20cefd0b8",
    "metadata": {},
    "name": "TodayFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a905272adf66b7ed2158841266bf21be";

export default node;
