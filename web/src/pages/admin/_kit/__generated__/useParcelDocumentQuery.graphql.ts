/**
 * @generated SignedSource<<a86ef2fb81ca6e1e6778d2188c055731>>
 * @relayHash dec53ea5da083153fcf74bd6ed60a652
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e17b168ee8cf0ed6cc4ed5329a5f01eff1ee06f446c08fc35dd1efdbaae24eb

import type { ConcreteRequest } from 'relay-runtime';
export type LabelPaper = "A4" | "A6";
export type ParcelDocumentKind = "DELIVERY_NOTE" | "HAND_OVER" | "LABELS" | "PICKING" | "RETURN_SLIP";
export type useParcelDocumentQuery$variables = {
  kind: ParcelDocumentKind;
  paper?: LabelPaper | null | undefined;
  subOrderIds: ReadonlyArray<string>;
};
export type useParcelDocumentQuery$data = {
  readonly adminParcelDocument: {
    readonly content: string;
    readonly contentType: string;
    readonly leftCount: number;
  } | null | undefined;
};
export type useParcelDocumentQuery = {
  response: useParcelDocumentQuery$data;
  variables: useParcelDocumentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paper"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subOrderIds"
},
v3 = [
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
        "name": "paper",
        "variableName": "paper"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useParcelDocumentQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useParcelDocumentQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1e17b168ee8cf0ed6cc4ed5329a5f01eff1ee06f446c08fc35dd1efdbaae24eb",
    "metadata": {},
    "name": "useParcelDocumentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee4b0adc5e51ef086ac0c51309cbdbc7";

export default node;
