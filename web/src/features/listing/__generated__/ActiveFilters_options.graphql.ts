/**
 * @generated SignedSource<<d81eaba17c358325d163229caf355552>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActiveFilters_options$data = {
  readonly brands: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly sellers: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ActiveFilters_options";
};
export type ActiveFilters_options$key = {
  readonly " $data"?: ActiveFilters_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_options">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActiveFilters_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterOption",
      "kind": "LinkedField",
      "name": "brands",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterOption",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ProductFilterOptions",
  "abstractKey": null
};
})();

(node as any).hash = "ba2fa3b1c578388055420f5fd48a68f9";

export default node;
