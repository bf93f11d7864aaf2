/**
 * @generated SignedSource<<bf94d9178952274cf2c76e5352c1e082>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CashPage_statements$data = ReadonlyArray<{
  readonly announced: {
    readonly amount: string;
  };
  readonly carrier: string;
  readonly collected: {
    readonly amount: string;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly number: string;
  readonly rowCount: number;
  readonly unsettled: {
    readonly amount: string;
  };
  readonly unsettledCount: number;
  readonly " $fragmentType": "CashPage_statements";
}>;
export type CashPage_statements$key = ReadonlyArray<{
  readonly " $data"?: CashPage_statements$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashPage_statements">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CashPage_statements",
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
      "name": "carrier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsettledCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "announced",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "collected",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unsettled",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CashStatement",
  "abstractKey": null
};
})();

(node as any).hash = "d0453a8213bae3083744eb8c002f4663";

export default node;
