/**
 * @generated SignedSource<<ccb9f42224fc83a4788b534063ce95b5>>
 * @relayHash 29bd8cd29cf133fdb359e1e30b73ee78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce25a542a1cc46979e6300e11c8e90f20be24693bd0f35acc5169f48ac3dde13

import type { ConcreteRequest } from 'relay-runtime';
export type AmendedLineInput = {
  lineId: string;
  quantity: number;
};
export type AmendDialogQuoteQuery$variables = {
  id: string;
  keepCoupon: boolean;
  lines: ReadonlyArray<AmendedLineInput>;
};
export type AmendDialogQuoteQuery$data = {
  readonly adminOrder: {
    readonly desk: {
      readonly linesQuote: {
        readonly deliveryFee: {
          readonly amount: string;
        };
        readonly discountTotal: {
          readonly amount: string;
        };
        readonly total: {
          readonly amount: string;
        };
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type AmendDialogQuoteQuery = {
  response: AmendDialogQuoteQuery$data;
  variables: AmendDialogQuoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "keepCoupon"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lines"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "kind": "ObjectValue",
        "name": "by"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "adminOrder",
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
        "concreteType": "OrderDesk",
        "kind": "LinkedField",
        "name": "desk",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "keepCoupon",
                "variableName": "keepCoupon"
              },
              {
                "kind": "Variable",
                "name": "lines",
                "variableName": "lines"
              }
            ],
            "concreteType": "OrderLinesQuote",
            "kind": "LinkedField",
            "name": "linesQuote",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "deliveryFee",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "discountTotal",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "total",
                "plural": false,
                "selections": (v3/*:: as any*/),
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AmendDialogQuoteQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AmendDialogQuoteQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "ce25a542a1cc46979e6300e11c8e90f20be24693bd0f35acc5169f48ac3dde13",
    "metadata": {},
    "name": "AmendDialogQuoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8997cf326c43413f888caa4798fa1deb";

export default node;
