/**
 * @generated SignedSource<<984142553cea7e50c7d7227b9ab5bcde>>
 * @relayHash ab29d64ddede1cf9d8e71e7b564be57a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cd416201c2e6a91b6b89979428242e0d2656830d73f9f5caa82d79fe2086f18

import type { ConcreteRequest } from 'relay-runtime';
export type HeroMarqueeQuery$variables = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "seed"
  }
],
v1 = [
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
        "args": null,
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HeroMarqueeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HeroMarqueeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5cd416201c2e6a91b6b89979428242e0d2656830d73f9f5caa82d79fe2086f18",
    "metadata": {},
    "name": "HeroMarqueeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52848ea4753d9bfec72e769789d54c5c";

export default node;
