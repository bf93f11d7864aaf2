/**
 * @generated SignedSource<<bea2f7be525e05fa278caeb40081b804>>
 * @relayHash 2d669b1fde3808f55f07c59862cd1145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 461c5bbba409dabb5f15426d303bcec6ca475372d2d2e5a29a7de21bc9b5f985

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaFolder = "CATEGORIES_COVERS" | "CATEGORIES_ICONS" | "CATEGORIES_IMAGES" | "HOME_BANNERS" | "HOME_FOOTERS" | "HOME_PROMOS" | "HOME_SLIDERS" | "PRODUCTS_IMAGES" | "SELLERS_COVERS" | "SELLERS_LOGOS";
export type MediaKind = "IMAGE" | "VIDEO";
export type AdminMediaFilter = {
  folder?: MediaFolder | null | undefined;
  isDeleted?: boolean | null | undefined;
  isUnused?: boolean | null | undefined;
  kind?: MediaKind | null | undefined;
  query?: string | null | undefined;
  url?: string | null | undefined;
};
export type AltDialogQuery$variables = {
  filter?: AdminMediaFilter | null | undefined;
};
export type AltDialogQuery$data = {
  readonly adminMedia: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"AltDialog_media">;
    }>;
  } | null | undefined;
};
export type AltDialogQuery = {
  response: AltDialogQuery$data;
  variables: AltDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AltDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminMediaConnection",
        "kind": "LinkedField",
        "name": "adminMedia",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminMedia",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AltDialog_media"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AltDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AdminMediaConnection",
        "kind": "LinkedField",
        "name": "adminMedia",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminMedia",
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
                "concreteType": "AdminMediaAlt",
                "kind": "LinkedField",
                "name": "alt",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fr",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "en",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "de",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tn",
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
    ]
  },
  "params": {
    "id": "461c5bbba409dabb5f15426d303bcec6ca475372d2d2e5a29a7de21bc9b5f985",
    "metadata": {},
    "name": "AltDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0715751dfa20c46e0f9900e335cc2b1";

export default node;
