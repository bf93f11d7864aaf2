/**
 * @generated SignedSource<<58dd9dee815ddc7a0e841993805bad19>>
 * @relayHash 7b5bee1e8ca5c11246cd0628a17ebb80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8538dd45e4519570e3fcf228785b2d2552f22d1827fb7075112730810efd7b64

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "TN";
export type HeroMarqueeQuery$variables = {
  language: Language;
  seed: number;
};
export type HeroMarqueeQuery$data = {
  readonly randomProducts: ReadonlyArray<{
    readonly id: string;
    readonly mainImage: {
      readonly url: string;
    } | null | undefined;
    readonly name: string;
    readonly slug: string;
  }> | null | undefined;
};
export type HeroMarqueeQuery = {
  response: HeroMarqueeQuery$data;
  variables: HeroMarqueeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seed"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 16
      },
      {
        "kind": "Variable",
        "name": "seed",
        "variableName": "seed"
      }
    ],
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "randomProducts",
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
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "language",
            "variableName": "language"
          }
        ],
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "mainImage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
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
    "name": "HeroMarqueeQuery",
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
    "name": "HeroMarqueeQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8538dd45e4519570e3fcf228785b2d2552f22d1827fb7075112730810efd7b64",
    "metadata": {},
    "name": "HeroMarqueeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ecb8565b05a1432561f81fdbd91fedf1";

export default node;
