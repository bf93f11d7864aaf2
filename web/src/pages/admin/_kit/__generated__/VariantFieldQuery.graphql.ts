/**
 * @generated SignedSource<<2a9921f5ec4149e311690f6c289a84bf>>
 * @relayHash 0fe2ca397e9cba3f021d78713e6dc98c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94db47583cfeffd2312e1b1cde2f5b0a766058d66dd3c4bf4857bdbd9fb69989

import type { ConcreteRequest } from 'relay-runtime';
export type VariantFieldQuery$variables = {
  id: string;
};
export type VariantFieldQuery$data = {
  readonly node: {
    readonly variants?: ReadonlyArray<{
      readonly color: string | null | undefined;
      readonly id: string;
      readonly size: string | null | undefined;
      readonly sku: string;
    }> | null | undefined;
  } | null | undefined;
};
export type VariantFieldQuery = {
  response: VariantFieldQuery$data;
  variables: VariantFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VariantFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VariantFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "94db47583cfeffd2312e1b1cde2f5b0a766058d66dd3c4bf4857bdbd9fb69989",
    "metadata": {},
    "name": "VariantFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9304c6c3baaf1cce5771d68606cd26b";

export default node;
