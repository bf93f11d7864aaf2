/**
 * @generated SignedSource<<2759c1148126e9ddeddcc127768e226b>>
 * @relayHash f99613700cc1a62bcb4cac3944744ed5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd70b277abd024b3c8c1ad95c0b217496cd767d77f7132fdc269b560ace24f97

import type { ConcreteRequest } from 'relay-runtime';
export type allOptionsCategoriesQuery$variables = Record<PropertyKey, never>;
export type allOptionsCategoriesQuery$data = {
  readonly adminCategories: ReadonlyArray<{
    readonly active: boolean;
    readonly id: string;
    readonly name: string;
    readonly parentId: string | null | undefined;
    readonly reference: string;
  }> | null | undefined;
};
export type allOptionsCategoriesQuery = {
  response: allOptionsCategoriesQuery$data;
  variables: allOptionsCategoriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminCategory",
    "kind": "LinkedField",
    "name": "adminCategories",
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
        "name": "reference",
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
        "name": "parentId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "active",
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
    "name": "allOptionsCategoriesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "allOptionsCategoriesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dd70b277abd024b3c8c1ad95c0b217496cd767d77f7132fdc269b560ace24f97",
    "metadata": {},
    "name": "allOptionsCategoriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "74606b89486ed5461c60ba0951a4fb6d";

export default node;
