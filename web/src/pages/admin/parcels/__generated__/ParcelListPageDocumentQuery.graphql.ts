/**
 * @generated SignedSource<<adf87ffd64f09161f15989015774be18>>
 * @relayHash fd4a0a59ae8ac2adbd5a565eac48d668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a548df64778112fe5637a10d60b24a507fbeef5b1ff71c017eb66e228819bdd

import type { ConcreteRequest } from 'relay-runtime';
export type ParcelDocumentKind = "HAND_OVER" | "LABELS" | "PICKING";
export type ParcelListPageDocumentQuery$variables = {
  kind: ParcelDocumentKind;
  subOrderIds: ReadonlyArray<string>;
};
export type ParcelListPageDocumentQuery$data = {
  readonly adminParcelDocument: {
    readonly content: string;
    readonly contentType: string;
    readonly leftCount: number;
  } | null | undefined;
};
export type ParcelListPageDocumentQuery = {
  response: ParcelListPageDocumentQuery$data;
  variables: ParcelListPageDocumentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subOrderIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "subOrderIds",
        "variableName": "subOrderIds"
      }
    ],
    "concreteType": "ParcelDocument",
    "kind": "LinkedField",
    "name": "adminParcelDocument",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contentType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "content",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leftCount",
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
    "name": "ParcelListPageDocumentQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ParcelListPageDocumentQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6a548df64778112fe5637a10d60b24a507fbeef5b1ff71c017eb66e228819bdd",
    "metadata": {},
    "name": "ParcelListPageDocumentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5e42744cee784b35f92e57e548c91f2";

export default node;
