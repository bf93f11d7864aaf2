/**
 * @generated SignedSource<<0f47d0e24d9826c819f66b1e799d9c30>>
 * @relayHash 40f5ec85bdbd22d00e9061649e0da8a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d9a5161ea44d279f8dc33f96f697137d3097292169b2d806822c5c98eb3103b

import type { ConcreteRequest } from 'relay-runtime';
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
export type PictureChooserQuery$variables = {
  after?: string | null | undefined;
  filter?: AdminMediaFilter | null | undefined;
  first: number;
};
export type PictureChooserQuery$data = {
  readonly adminMedia: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly image: {
        readonly url: string;
      } | null | undefined;
      readonly name: string;
      readonly url: string;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type PictureChooserQuery = {
  response: PictureChooserQuery$data;
  variables: PictureChooserQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "AdminMediaConnection",
    "kind": "LinkedField",
    "name": "adminMedia",
    "plural": false,
    "selections": [
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
      },
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
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 320
                  }
                ],
                "kind": "ScalarField",
                "name": "url",
                "storageKey": "url(width:320)"
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
    "name": "PictureChooserQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PictureChooserQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "2d9a5161ea44d279f8dc33f96f697137d3097292169b2d806822c5c98eb3103b",
    "metadata": {},
    "name": "PictureChooserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c489eb31f19f231efbc43f8cda053080";

export default node;
