/**
 * @generated SignedSource<<b5c472d50273d2355728c3a744b5b332>>
 * @relayHash bf5df60e467399427b5dc74d6f43656b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a0f58f8666515768c607bbc5c55f60c40ea65b152e725b5303ecfc9200dd0fe

import type { ConcreteRequest } from 'relay-runtime';
export type InsightCardsTopQuery$variables = {
  days: number;
};
export type InsightCardsTopQuery$data = {
  readonly adminStatsTop: {
    readonly products: ReadonlyArray<{
      readonly name: string;
      readonly quantity: number;
      readonly revenue: {
        readonly amount: string;
      } | null | undefined;
      readonly targetId: string;
    }>;
    readonly sellers: ReadonlyArray<{
      readonly name: string;
      readonly quantity: number;
      readonly revenue: {
        readonly amount: string;
      } | null | undefined;
      readonly targetId: string;
    }>;
  } | null | undefined;
};
export type InsightCardsTopQuery = {
  response: InsightCardsTopQuery$data;
  variables: InsightCardsTopQuery$variables;
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "targetId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quantity",
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
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "days",
        "variableName": "days"
      }
    ],
    "concreteType": "AdminStatsTop",
    "kind": "LinkedField",
    "name": "adminStatsTop",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminStatsTopEntry",
        "kind": "LinkedField",
        "name": "products",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminStatsTopEntry",
        "kind": "LinkedField",
        "name": "sellers",
        "plural": true,
        "selections": (v1/*:: as any*/),
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
    "name": "InsightCardsTopQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InsightCardsTopQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8a0f58f8666515768c607bbc5c55f60c40ea65b152e725b5303ecfc9200dd0fe",
    "metadata": {},
    "name": "InsightCardsTopQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4556b9e50fc5f14228136fd5e4ece9ee";

export default node;
