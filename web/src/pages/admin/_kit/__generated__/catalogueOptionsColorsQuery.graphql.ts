/**
 * @generated SignedSource<<1f164af63bbf2ee0e1dac2ea21237644>>
 * @relayHash bc7c328d53b0ffd9c770185c3a2fe6fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e362ba1dbf1ddb0fa93186a74c1f57ed57b1fb1121dbea1488aae13fa199db1

import type { ConcreteRequest } from 'relay-runtime';
export type catalogueOptionsColorsQuery$variables = Record<PropertyKey, never>;
export type catalogueOptionsColorsQuery$data = {
  readonly productFilterOptions: {
    readonly colors: ReadonlyArray<{
      readonly value: string;
    }>;
  } | null | undefined;
};
export type catalogueOptionsColorsQuery = {
  response: catalogueOptionsColorsQuery$data;
  variables: catalogueOptionsColorsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProductFilterOptions",
    "kind": "LinkedField",
    "name": "productFilterOptions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FilterOption",
        "kind": "LinkedField",
        "name": "colors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "catalogueOptionsColorsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "catalogueOptionsColorsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6e362ba1dbf1ddb0fa93186a74c1f57ed57b1fb1121dbea1488aae13fa199db1",
    "metadata": {},
    "name": "catalogueOptionsColorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3178dee5deb6529c58ebf120fad8dbbd";

export default node;
