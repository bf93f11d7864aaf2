/**
 * @generated SignedSource<<9a20f3c68eabd98890e0245b9217c358>>
 * @relayHash 275ba61054328dc12cf775a291ea6401
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 576fde0856f7c0f95404e3a558e969152ecfbbe4b36dac9f1cd9bb16d67af821

import type { ConcreteRequest } from 'relay-runtime';
export type InsightCardsStockQuery$variables = Record<PropertyKey, never>;
export type InsightCardsStockQuery$data = {
  readonly adminLowStock: {
    readonly products: ReadonlyArray<{
      readonly daysLeft: number | null | undefined;
      readonly name: string;
      readonly productId: string;
      readonly stock: number;
    }>;
    readonly total: number;
  } | null | undefined;
};
export type InsightCardsStockQuery = {
  response: InsightCardsStockQuery$data;
  variables: InsightCardsStockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminLowStock",
    "kind": "LinkedField",
    "name": "adminLowStock",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminLowStockProduct",
        "kind": "LinkedField",
        "name": "products",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "productId",
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
            "name": "stock",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "daysLeft",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InsightCardsStockQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InsightCardsStockQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "576fde0856f7c0f95404e3a558e969152ecfbbe4b36dac9f1cd9bb16d67af821",
    "metadata": {},
    "name": "InsightCardsStockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c01cc79d5d2e8133c7ee14019772fe3c";

export default node;
