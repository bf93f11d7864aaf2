/**
 * @generated SignedSource<<61edcf009581389c847bb839aad1df66>>
 * @relayHash 3e399d2e7467ad5c663382da66d8a14d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 819ecae0aaf0b7eea50b0684e87a7b42d8deb096d3c6786c69e06ad9af234ae2

import type { ConcreteRequest } from 'relay-runtime';
export type AdminSearchKind = "COUPON" | "ORDER" | "PRODUCT" | "SELLER" | "TICKET" | "USER";
export type useFoundQuery$variables = {
  text: string;
};
export type useFoundQuery$data = {
  readonly adminSearch: ReadonlyArray<{
    readonly detail: string;
    readonly isExact: boolean;
    readonly key: string;
    readonly kind: AdminSearchKind;
    readonly label: string;
  }> | null | undefined;
};
export type useFoundQuery = {
  response: useFoundQuery$data;
  variables: useFoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "AdminSearchHit",
    "kind": "LinkedField",
    "name": "adminSearch",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isExact",
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
    "name": "useFoundQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFoundQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "819ecae0aaf0b7eea50b0684e87a7b42d8deb096d3c6786c69e06ad9af234ae2",
    "metadata": {},
    "name": "useFoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3836bcc125502ebdf6f7953441bbf55";

export default node;
