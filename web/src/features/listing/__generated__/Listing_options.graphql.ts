/**
 * @generated SignedSource<<865c3d39ad38dae0130374ca54fa3bc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Listing_options$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActiveFilters_options" | "FilterFields_options">;
  readonly " $fragmentType": "Listing_options";
};
export type Listing_options$key = {
  readonly " $data"?: Listing_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"Listing_options">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "hasSpecs",
    "variableName": "hasSpecs"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "hasSpecs"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Listing_options",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "FilterFields_options"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ActiveFilters_options"
    }
  ],
  "type": "ProductFilterOptions",
  "abstractKey": null
};
})();

(node as any).hash = "b44bedc24272df2626430799cd3f0ad4";

export default node;
