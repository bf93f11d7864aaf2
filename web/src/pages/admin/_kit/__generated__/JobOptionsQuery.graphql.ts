/**
 * @generated SignedSource<<89fbdcf7fc6537adc2fe071f56f16f1e>>
 * @relayHash 9bbca6f65b29e120036055be9213c292
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f81de342e47c84ad5eba45b12f3eedc7cd7181254e021c14e60961f6820ea584

import type { ConcreteRequest } from 'relay-runtime';
export type AdminJobKind = "BRANDS_BULK" | "CATEGORIES_BULK" | "CATEGORIES_IMPORT" | "COUPONS_CREATE" | "COUPONS_IMPORT" | "PRODUCTS_BULK" | "PRODUCTS_IMPORT" | "STOCK_IMPORT" | "UNDO" | "VARIANTS_IMPORT";
export type JobOptionsQuery$variables = Record<PropertyKey, never>;
export type JobOptionsQuery$data = {
  readonly adminJobs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly done: number;
        readonly fileName: string | null | undefined;
        readonly id: string;
        readonly kind: AdminJobKind;
      };
    }>;
  } | null | undefined;
};
export type JobOptionsQuery = {
  response: JobOptionsQuery$data;
  variables: JobOptionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "AdminJobConnection",
    "kind": "LinkedField",
    "name": "adminJobs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminJobEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminJob",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "adminJobs(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JobOptionsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JobOptionsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f81de342e47c84ad5eba45b12f3eedc7cd7181254e021c14e60961f6820ea584",
    "metadata": {},
    "name": "JobOptionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "07502aebd796eccf23d79ac03d8664f3";

export default node;
