/**
 * @generated SignedSource<<25b32332b5c57b89ce9213fbd4a83da7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CurrencyCode = "TND";
export type ProductCondition = "NEW" | "REFURBISHED" | "USED";
export type StockStatus = "DISCONTINUED" | "IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "PREORDER" | "SOON";
import type { FragmentRefs } from "relay-runtime";
export type productHead_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly condition: ProductCondition;
  readonly currentPrice: {
    readonly amount: string;
    readonly currency: CurrencyCode;
  };
  readonly description: string;
  readonly dimensions: {
    readonly heightMm: number;
    readonly lengthMm: number;
    readonly widthMm: number;
  } | null | undefined;
  readonly flashSale: {
    readonly expiresAt: string | null | undefined;
    readonly isActive: boolean;
  } | null | undefined;
  readonly gtin: string | null | undefined;
  readonly images: ReadonlyArray<{
    readonly url: string;
  }> | null | undefined;
  readonly isAvailable: boolean;
  readonly mpn: string | null | undefined;
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
  readonly variants: ReadonlyArray<{
    readonly color: string | null | undefined;
    readonly currentPrice: {
      readonly amount: string;
      readonly currency: CurrencyCode;
    };
    readonly gtin: string | null | undefined;
    readonly isAvailable: boolean;
    readonly mpn: string | null | undefined;
    readonly size: string | null | undefined;
    readonly sku: string;
  }> | null | undefined;
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

(node as any).hash = "2eb917469cf1147e6ca159dfd0d7450b";

export default node;
