/**
 * @generated SignedSource<<4688f48d31b711af2b357c997280be09>>
 * @relayHash a3a722d31b7d15ca72bcd90a0962ba75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0cabaa87fa13364e3139270c58a6692dfbfe3cc5a50624e4d64eb717ed372aa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadedShelvesQuery$variables = Record<PropertyKey, never>;
export type LoadedShelvesQuery$data = {
  readonly best: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductShelf_products">;
  };
  readonly brands: {
    readonly " $fragmentSpreads": FragmentRefs<"BrandCarousel_brands">;
  };
  readonly featured: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductShelf_products">;
  };
  readonly tunisian: {
    readonly " $fragmentSpreads": FragmentRefs<"BrandCarousel_brands">;
  };
};
export type LoadedShelvesQuery = {
  response: LoadedShelvesQuery$data;
  variables: LoadedShelvesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v1 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "isFeatured": true
    }
  },
  (v0/*:: as any*/)
],
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProductShelf_products"
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "isBestSeller": true
    }
  },
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": {
      "field": "POPULARITY"
    }
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  }
],
v5 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BrandCarousel_brands"
  }
],
v6 = [
  {
    "kind": "Literal",
    "name": "countryCode",
    "value": "TN"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  }
],
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discountPercent",
  "storageKey": null
},
v15 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v7/*:: as any*/)
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
        "selections": (v10/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "currentPrice",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      (v12/*:: as any*/),
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
      (v13/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "discountPrice",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      (v14/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "FlashSale",
        "kind": "LinkedField",
        "name": "flashSale",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v14/*:: as any*/),
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
          (v12/*:: as any*/),
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
],
v16 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Brand",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
      (v9/*:: as any*/),
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "logo",
        "plural": false,
        "selections": (v10/*:: as any*/),
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
    "name": "LoadedShelvesQuery",
    "selections": [
      {
        "alias": "featured",
        "args": (v1/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "products(filter:{\"isFeatured\":true},first:10)"
      },
      {
        "alias": "best",
        "args": (v3/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "products(filter:{\"isBestSeller\":true},first:10,sort:{\"field\":\"POPULARITY\"})"
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "BrandConnection",
        "kind": "LinkedField",
        "name": "brands",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "brands(first:30)"
      },
      {
        "alias": "tunisian",
        "args": (v6/*:: as any*/),
        "concreteType": "BrandConnection",
        "kind": "LinkedField",
        "name": "brands",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "brands(countryCode:\"TN\",first:20)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LoadedShelvesQuery",
    "selections": [
      {
        "alias": "featured",
        "args": (v1/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": "products(filter:{\"isFeatured\":true},first:10)"
      },
      {
        "alias": "best",
        "args": (v3/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": "products(filter:{\"isBestSeller\":true},first:10,sort:{\"field\":\"POPULARITY\"})"
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "BrandConnection",
        "kind": "LinkedField",
        "name": "brands",
        "plural": false,
        "selections": (v16/*:: as any*/),
        "storageKey": "brands(first:30)"
      },
      {
        "alias": "tunisian",
        "args": (v6/*:: as any*/),
        "concreteType": "BrandConnection",
        "kind": "LinkedField",
        "name": "brands",
        "plural": false,
        "selections": (v16/*:: as any*/),
        "storageKey": "brands(countryCode:\"TN\",first:20)"
      }
    ]
  },
  "params": {
    "id": "c0cabaa87fa13364e3139270c58a6692dfbfe3cc5a50624e4d64eb717ed372aa",
    "metadata": {},
    "name": "LoadedShelvesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8b1362d7b5f3a3a283ee4251babe204c";

export default node;
