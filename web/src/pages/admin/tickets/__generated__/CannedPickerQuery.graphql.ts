/**
 * @generated SignedSource<<8c96f51504a332b4135cf22e7ffb7fb4>>
 * @relayHash 3b12ea82f3c540b885005038d66e50ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 598e85b7530812e2161d4ca3f657cdaca8bebadcddd6f452c4907f1720bc6db5

import type { ConcreteRequest } from 'relay-runtime';
export type CannedPickerQuery$variables = {
  hasOrder: boolean;
  orderId: string;
};
export type CannedPickerQuery$data = {
  readonly adminOrder?: {
    readonly subOrders: ReadonlyArray<{
      readonly trackingNumber: string | null | undefined;
    }>;
  } | null | undefined;
  readonly cannedAnswers: ReadonlyArray<{
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly fr: string | null | undefined;
    readonly id: string;
    readonly shortcut: string;
    readonly title: string;
    readonly tn: string | null | undefined;
  }> | null | undefined;
};
export type CannedPickerQuery = {
  response: CannedPickerQuery$data;
  variables: CannedPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasOrder"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "CannedAnswer",
  "kind": "LinkedField",
  "name": "cannedAnswers",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortcut",
      "storageKey": null
    },
    {
      "alias": "fr",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "FR"
        }
      ],
      "kind": "ScalarField",
      "name": "text",
      "storageKey": "text(language:\"FR\")"
    },
    {
      "alias": "en",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "EN"
        }
      ],
      "kind": "ScalarField",
      "name": "text",
      "storageKey": "text(language:\"EN\")"
    },
    {
      "alias": "de",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "DE"
        }
      ],
      "kind": "ScalarField",
      "name": "text",
      "storageKey": "text(language:\"DE\")"
    },
    {
      "alias": "tn",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "TN"
        }
      ],
      "kind": "ScalarField",
      "name": "text",
      "storageKey": "text(language:\"TN\")"
    }
  ],
  "storageKey": null
},
v4 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "orderId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trackingNumber",
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
    "name": "CannedPickerQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "condition": "hasOrder",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "adminOrder",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SubOrder",
                "kind": "LinkedField",
                "name": "subOrders",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
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
    "name": "CannedPickerQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "condition": "hasOrder",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "adminOrder",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SubOrder",
                "kind": "LinkedField",
                "name": "subOrders",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "598e85b7530812e2161d4ca3f657cdaca8bebadcddd6f452c4907f1720bc6db5",
    "metadata": {},
    "name": "CannedPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8412f887eafb642eecd3827fbde6c76d";

export default node;
