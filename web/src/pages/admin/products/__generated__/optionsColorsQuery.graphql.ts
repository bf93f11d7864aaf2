/**
 * @generated SignedSource<<57e94e897757ff619f6fa446c2707ee2>>
 * @relayHash cd88d085905c8c309752be9783d19fd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11b6f43cf02a0c535c183e57e9016dcbfe7e934cecb015582d1b60768285ca80

import type { ConcreteRequest } from 'relay-runtime';
export type optionsColorsQuery$variables = Record<PropertyKey, never>;
export type optionsColorsQuery$data = {
  readonly productFilterOptions: {
    readonly colors: ReadonlyArray<{
      readonly value: string;
    }>;
  } | null | undefined;
};
export type optionsColorsQuery = {
  response: optionsColorsQuery$data;
  variables: optionsColorsQuery$variables;
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
    "name": "optionsColorsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "optionsColorsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "11b6f43cf02a0c535c183e57e9016dcbfe7e934cecb015582d1b60768285ca80",
    "metadata": {},
    "name": "optionsColorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "875c634dfa97fa759582a5762eb79a58";

export default node;
