/**
 * @generated SignedSource<<ffee8fbcc8f4d940413ed9d7bde5446c>>
 * @relayHash 28d3503b555c30a8aadc355969c4bd57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20a446a08db67370d6d975d74f7c22d4ad1943e9586a8d2caacb4691ee4d1a7f

import type { ConcreteRequest } from 'relay-runtime';
export type PointsKind = "ADJUSTED" | "BURNED" | "BURN_RETURNED" | "EARNED" | "TAKEN_BACK";
export type PointsPartQuery$variables = {
  after?: string | null | undefined;
};
export type PointsPartQuery$data = {
  readonly viewer: {
    readonly loyalty: {
      readonly history: {
        readonly nodes: ReadonlyArray<{
          readonly at: string;
          readonly id: string;
          readonly kind: PointsKind;
          readonly orderId: string | null | undefined;
          readonly orderNumber: string | null | undefined;
          readonly points: number;
        }>;
        readonly pageInfo: {
          readonly endCursor: string | null | undefined;
          readonly hasNextPage: boolean;
        };
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PointsPartQuery = {
  response: PointsPartQuery$data;
  variables: PointsPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Loyalty",
        "kind": "LinkedField",
        "name": "loyalty",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "after",
                "variableName": "after"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 25
              }
            ],
            "concreteType": "PointsEntryConnection",
            "kind": "LinkedField",
            "name": "history",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PointsEntry",
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
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "points",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "orderId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "orderNumber",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PointsPartQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PointsPartQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20a446a08db67370d6d975d74f7c22d4ad1943e9586a8d2caacb4691ee4d1a7f",
    "metadata": {},
    "name": "PointsPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c27eb6d4e919ccb95e2dc0c0750befa";

export default node;
