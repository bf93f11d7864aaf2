/**
 * @generated SignedSource<<fbe607a0694b96664eef3d3e3bbb6a71>>
 * @relayHash 59cbefb052ece0594758ba834fd021e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7032c554f3dc1305687659e56e8aa8a9511cc779b4d58eb7a223832ce54edc1a

import type { ConcreteRequest } from 'relay-runtime';
export type InspectedLineInput = {
  lineId: string;
  quantity: number;
};
export type InspectionFormQuoteQuery$variables = {
  accepted: ReadonlyArray<InspectedLineInput>;
  id: string;
};
export type InspectionFormQuoteQuery$data = {
  readonly adminReturn: {
    readonly id: string;
    readonly quote: {
      readonly refund: {
        readonly amount: string;
      };
      readonly sellerCharge: {
        readonly amount: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type InspectionFormQuoteQuery = {
  response: InspectionFormQuoteQuery$data;
  variables: InspectionFormQuoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accepted"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "AdminReturn",
    "kind": "LinkedField",
    "name": "adminReturn",
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
        "args": [
          {
            "kind": "Variable",
            "name": "accepted",
            "variableName": "accepted"
          }
        ],
        "concreteType": "ReturnQuote",
        "kind": "LinkedField",
        "name": "quote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "refund",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "sellerCharge",
            "plural": false,
            "selections": (v2/*:: as any*/),
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InspectionFormQuoteQuery",
    "selections": (v3/*:: as any*/),
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
    "name": "InspectionFormQuoteQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "7032c554f3dc1305687659e56e8aa8a9511cc779b4d58eb7a223832ce54edc1a",
    "metadata": {},
    "name": "InspectionFormQuoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "97f4ed35cb790e50261cd6918c902f37";

export default node;
