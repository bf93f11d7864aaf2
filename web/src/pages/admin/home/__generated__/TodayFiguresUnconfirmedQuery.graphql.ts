/**
 * @generated SignedSource<<5431ceaa0539d65134263d19d8c1c825>>
 * @relayHash 540004c88a2d617f3cc81ddfa875736b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54e973ec09d7ed9c6d0d7203add6f9480fa6b3be0537e91c5bc35c1f4931a0d2

import type { ConcreteRequest } from 'relay-runtime';
export type TodayFiguresUnconfirmedQuery$variables = {
  from?: string | null | undefined;
};
export type TodayFiguresUnconfirmedQuery$data = {
  readonly adminOrders: {
    readonly totalCount: number;
  } | null | undefined;
};
export type TodayFiguresUnconfirmedQuery = {
  response: TodayFiguresUnconfirmedQuery$data;
  variables: TodayFiguresUnconfirmedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Literal",
            "name": "state",
            "value": "AWAITING_CONFIRMATION"
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
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "adminOrders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
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
    "name": "TodayFiguresUnconfirmedQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TodayFiguresUnconfirmedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "54e973ec09d7ed9c6d0d7203add6f9480fa6b3be0537e91c5bc35c1f4931a0d2",
    "metadata": {},
    "name": "TodayFiguresUnconfirmedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5b27936b57702334d95ce267b073114";

export default node;
