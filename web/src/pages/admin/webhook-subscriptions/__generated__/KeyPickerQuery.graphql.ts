/**
 * @generated SignedSource<<5ad091aa1c66b415dae5c21f06c1b252>>
 * @relayHash abd10574c0668833fec15151cde01b2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f43b5d570b697642d95307345fc22994af5d960dbe54cff66011c34370dee62

import type { ConcreteRequest } from 'relay-runtime';
export type ApiKeyKind = "PUBLIC" | "SECRET";
export type KeyPickerQuery$variables = Record<PropertyKey, never>;
export type KeyPickerQuery$data = {
  readonly adminApiKeys: ReadonlyArray<{
    readonly keyId: string;
    readonly kind: ApiKeyKind;
    readonly name: string;
    readonly revokedAt: string | null | undefined;
  }> | null | undefined;
};
export type KeyPickerQuery = {
  response: KeyPickerQuery$data;
  variables: KeyPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keyId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revokedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "KeyPickerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminApiKey",
        "kind": "LinkedField",
        "name": "adminApiKeys",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KeyPickerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminApiKey",
        "kind": "LinkedField",
        "name": "adminApiKeys",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5f43b5d570b697642d95307345fc22994af5d960dbe54cff66011c34370dee62",
    "metadata": {},
    "name": "KeyPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "31d2a189424686e672c9413ad8c6dd8c";

export default node;
