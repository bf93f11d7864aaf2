/**
 * @generated SignedSource<<81dbe95a246399ddefc0214d14a17156>>
 * @relayHash 0961c75368bee66ca33912cbbf2782da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 279ee1c3dd6165c967a2e3aab658b6e2c9b8ce7863565e4c5bc2e1f69d2c374f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "DE" | "EN" | "FR" | "TN";
export type BestQuery$variables = {
  language: Language;
};
export type BestQuery$data = {
  readonly best: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductShelf_products">;
  } | null | undefined;
  readonly featured: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductShelf_products">;
  } | null | undefined;
};
export type BestQuery = {
  response: BestQuery$data;
  variables: BestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v2 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "isFeatured": true
    }
  },
  (v1/*:: as any*/)
],
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProductShelf_products"
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "isBestSeller": true
    }
  },
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": {
      "field": "POPULARITY"
    }
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "mainImage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "kind": "ScalarField",
            "name": "alt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "currentPrice",
        "plural": false,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stockStatus",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isAvailable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ratingAverage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ratingCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isBestSeller",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasFreeDelivery",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasVariants",
        "storageKey": null
      },
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "discountPrice",
        "plural": false,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FlashSale",
        "kind": "LinkedField",
        "name": "flashSale",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          },
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remainingStock",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
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
    "metadata": null,
    "name": "BestQuery",
    "selections": [
      {
        "alias": "featured",
        "args": (v2/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "products(filter:{\"isFeatured\":true},first:10)"
      },
      {
        "alias": "best",
        "args": (v4/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "products(filter:{\"isBestSeller\":true},first:10,sort:{\"field\":\"POPULARITY\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BestQuery",
    "selections": [
      {
        "alias": "featured",
        "args": (v2/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v10/*:: as any*/),
        "storageKey": "products(filter:{\"isFeatured\":true},first:10)"
      },
      {
        "alias": "best",
        "args": (v4/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v10/*:: as any*/),
        "storageKey": "products(filter:{\"isBestSeller\":true},first:10,sort:{\"field\":\"POPULARITY\"})"
      }
    ]
  },
  "params": {
    "id": "279ee1c3dd6165c967a2e3aab658b6e2c9b8ce7863565e4c5bc2e1f69d2c374f",
    "metadata": {},
    "name": "BestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "16ca26e5430da45fcd69c97d96a66f9b";

export default node;
