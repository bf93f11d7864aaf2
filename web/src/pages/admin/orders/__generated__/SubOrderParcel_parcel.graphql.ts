/**
 * @generated SignedSource<<76ca12dfe39e029c498c67f2ffd3adbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CarrierState = "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PICKED_UP" | "RETURNED" | "WAITING";
export type ShipmentEventState = "DELIVERED" | "DELIVERY_FAILED" | "OUT_FOR_DELIVERY" | "PICKED_UP" | "RETURNED";
import type { FragmentRefs } from "relay-runtime";
export type SubOrderParcel_parcel$data = {
  readonly carrier: string | null | undefined;
  readonly carrierAt: string | null | undefined;
  readonly carrierState: CarrierState | null | undefined;
  readonly past: ReadonlyArray<{
    readonly carrier: string | null | undefined;
    readonly endedAt: string;
    readonly endedBy: string;
    readonly reason: string | null | undefined;
  }>;
  readonly scans: ReadonlyArray<{
    readonly at: string;
    readonly carrier: string;
    readonly cash: {
      readonly amount: string;
    } | null | undefined;
    readonly key: string;
    readonly place: string | null | undefined;
    readonly reportedBy: string;
    readonly state: ShipmentEventState;
  }>;
  readonly trackingNumber: string | null | undefined;
  readonly " $fragmentType": "SubOrderParcel_parcel";
};
export type SubOrderParcel_parcel$key = {
  readonly " $data"?: SubOrderParcel_parcel$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubOrderParcel_parcel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "carrier",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubOrderParcel_parcel",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrierState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrierAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ParcelScanEvent",
      "kind": "LinkedField",
      "name": "scans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "cash",
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
          "kind": "ScalarField",
          "name": "reportedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PastHandover",
      "kind": "LinkedField",
      "name": "past",
      "plural": true,
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
          "name": "endedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubOrderParcel",
  "abstractKey": null
};
})();

(node as any).hash = "4a4c62ccf7487c55fcb7af60ae2bf3e0";

export default node;
