/**
 * @generated SignedSource<<0c94860e7e0155f3e9a5cc20cbb3e875>>
 * @relayHash e87cbcecb3c865d09b62ea2e08df3101
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99f821864613c32811a8c22ba72f28b4473072702195820fdb704d465d5d1f13

import type { ConcreteRequest } from 'relay-runtime';
export type useDeliveryTimesQuery$variables = {
  regionNumber: number;
  sellerIds: ReadonlyArray<string>;
};
export type useDeliveryTimesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly deliveryTimes?: {
      readonly arrivesFrom: string;
      readonly arrivesUntil: string;
    } | null | undefined;
    readonly id?: string;
  } | null | undefined> | null | undefined;
};
export type useDeliveryTimesQuery = {
  response: useDeliveryTimesQuery$data;
  variables: useDeliveryTimesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "regionNumber"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sellerIds"
},
v2 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "sellerIds"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "regionNumber",
      "variableName": "regionNumber"
    }
  ],
  "concreteType": "DeliveryTimes",
  "kind": "LinkedField",
  "name": "deliveryTimes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arrivesFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arrivesUntil",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeliveryTimesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "type": "Seller",
            "abstractKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeliveryTimesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/)
            ],
            "type": "Seller",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "99f821864613c32811a8c22ba72f28b4473072702195820fdb704d465d5d1f13",
    "metadata": {},
    "name": "useDeliveryTimesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cedc67f69cb05e6d3c2abbfe5dbbebd9";

export default node;
