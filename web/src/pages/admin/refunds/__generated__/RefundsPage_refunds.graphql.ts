/**
 * @generated SignedSource<<93360ddf0eddc84b6ee8bc81141e6d9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentProvider = "FLOUCI" | "KONNECT" | "SIMULATOR";
export type RefundReason = "CANCELLED" | "NOT_DELIVERED" | "PAID_LATE" | "PAID_TWICE" | "RETURNED" | "WRONG_PAYMENT";
import type { FragmentRefs } from "relay-runtime";
export type RefundsPage_refunds$data = ReadonlyArray<{
  readonly amount: {
    readonly amount: string;
  };
  readonly id: string;
  readonly order: {
    readonly contactName: string;
    readonly id: string;
    readonly number: string;
  };
  readonly paidAt: string | null | undefined;
  readonly provider: PaymentProvider | null | undefined;
  readonly reason: RefundReason;
  readonly reference: string | null | undefined;
  readonly subOrder: {
    readonly number: string;
  } | null | undefined;
  readonly " $fragmentType": "RefundsPage_refunds";
}>;
export type RefundsPage_refunds$key = ReadonlyArray<{
  readonly " $data"?: RefundsPage_refunds$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundsPage_refunds">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RefundsPage_refunds",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubOrder",
      "kind": "LinkedField",
      "name": "subOrder",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RefundDue",
  "abstractKey": null
};
})();

(node as any).hash = "3f1e8b53f009c995e7b368a6e4f48900";

export default node;
