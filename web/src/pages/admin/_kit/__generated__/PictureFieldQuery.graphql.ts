/**
 * @generated SignedSource<<b7369134986be7788192dbe39c3cdbac>>
 * @relayHash 3e30d88effad62874e11a61c50f5a169
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b882a542937080f28faaddecb3e4f6dfc5f73c49a09849026c28666e3694b7e

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
export type PictureFieldQuery$variables = {
  filter?: AdminMediaFilter | null | undefined;
  first: number;
};
export type PictureFieldQuery$data = {
  readonly adminMedia: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly image: {
        readonly url: string;
      } | null | undefined;
      readonly name: string;
      readonly url: string;
    }>;
  } | null | undefined;
};
export type PictureFieldQuery = {
  response: PictureFieldQuery$data;
  variables: PictureFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = [
  {
    "alias": null,
    "args": [
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
                    "value": 160
                  }
                ],
                "kind": "ScalarField",
                "name": "url",
                "storageKey": "url(width:160)"
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PictureFieldQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "PictureFieldQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1b882a542937080f28faaddecb3e4f6dfc5f73c49a09849026c28666e3694b7e",
    "metadata": {},
    "name": "PictureFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4a59193f06074be85f6525780fac1424";

export default node;
