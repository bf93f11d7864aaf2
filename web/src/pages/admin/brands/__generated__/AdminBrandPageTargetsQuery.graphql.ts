/**
 * @generated SignedSource<<5c76dd49c836842035f919887d9e1b35>>
 * @relayHash 25abc391061a8220e6aca55df0e0eeaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59d5c53d9c40a76c14c3daa3c598df753af44f8ce5868b169ed56cdf60468c7a

import type { ConcreteRequest } from 'relay-runtime';
export type AdminBrandPageTargetsQuery$variables = Record<PropertyKey, never>;
export type AdminBrandPageTargetsQuery$data = {
  readonly adminBrands: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  } | null | undefined;
};
export type AdminBrandPageTargetsQuery = {
  response: AdminBrandPageTargetsQuery$data;
  variables: AdminBrandPageTargetsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "AdminBrandConnection",
    "kind": "LinkedField",
    "name": "adminBrands",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminBrandEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminBrand",
            "kind": "LinkedField",
            "name": "node",
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
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "adminBrands(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminBrandPageTargetsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AdminBrandPageTargetsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "59d5c53d9c40a76c14c3daa3c598df753af44f8ce5868b169ed56cdf60468c7a",
    "metadata": {},
    "name": "AdminBrandPageTargetsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "095ac2504e9398a20abc85cd89ea0b3a";

export default node;
