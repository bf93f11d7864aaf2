/**
 * @generated SignedSource<<dc179236550ed2dd6cc23cbe6833f94a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CurrencyCode = "TND";
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
import type { FragmentRefs } from "relay-runtime";
export type productHead_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly currentPrice: {
    readonly amount: string;
    readonly currency: CurrencyCode;
  };
  readonly description: string;
  readonly flashSale: {
    readonly expiresAt: string | null | undefined;
    readonly isActive: boolean;
  } | null | undefined;
  readonly images: ReadonlyArray<{
    readonly url: string;
  }> | null | undefined;
  readonly isAvailable: boolean;
  readonly name: string;
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly seller: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly sku: string;
  readonly slug: string;
  readonly stockStatus: StockStatus;
  readonly weightGrams: number | null | undefined;
  readonly " $fragmentType": "productHead_product";
};
export type productHead_product$key = {
  readonly " $data"?: productHead_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productHead_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productHead_product"
};

(node as any).hash = "8f9f4c1becbd0d3a9f7bd8c8a3994542";

export default node;
