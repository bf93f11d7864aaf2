/** Lines that a seller's system sends: each is applied or refused by itself, and answered in the order sent. */
import type { Kysely } from 'kysely';
import type { SellerLineError } from '../../../contract/seller-products.ts';
import { PRODUCT_PROBLEMS } from '../../../contract/rules/products.ts';
import { SELLER_LINE_CODES } from '../../../contract/rules/seller-products.ts';
import type { SellerLineCode } from '../../../contract/rules/seller-products.ts';
import type { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { lockedProduct } from '../products/admin/change.ts';
import type { ProductRow } from '../products/admin/change.ts';

/** A SKU as it is stored. */
export const storedSku = (sent: string): string => sent.trim().toUpperCase();

/** Why a line is refused. */
export const lineError = (code: SellerLineCode, field: string, message: string): SellerLineError => ({
  code,
  field,
  message,
});

const isLineCode = (code: string | undefined): code is SellerLineCode =>
  SELLER_LINE_CODES.some((known) => known === code);

/** What a rule refused, by field. `names`: fields of the line by those of the rule, where they differ. */
export const errorsOf = (
  { message, fields = [] }: ApiError,
  names: Readonly<Record<string, string>> = {},
): SellerLineError[] =>
  fields.length === 0
    ? [lineError('INVALID', '', message)]
    : fields.map(({ field, message: problem, code }) =>
        lineError(
          problem === PRODUCT_PROBLEMS.aboveFlashSale ? 'FLASH_SALE' : isLineCode(code) ? code : 'INVALID',
          names[field] ?? field,
          problem,
        ),
      );

export const UNKNOWN_SKU = lineError('UNKNOWN_SKU', 'sku', 'is no SKU of the seller');
const DUPLICATE = lineError('DUPLICATE', 'sku', 'is in an earlier line as well');

/** Lines by their index; a SKU that an earlier line has is refused. */
export function withoutDuplicates<Line extends { readonly sku: string }>(
  lines: readonly Line[],
): { index: number; line: Line; sku: string; error: SellerLineError | undefined }[] {
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const sku = storedSku(line.sku);
    const error = seen.has(sku) ? DUPLICATE : undefined;
    seen.add(sku);
    return { index, line, sku, error };
  });
}

/** What SKUs of a seller name: products, or variants of them. */
export interface OwnSkus {
  /** Ids of products by their SKU. */
  products: ReadonlyMap<string, number>;
  /** Products of variants by their SKU. */
  variants: ReadonlyMap<string, number>;
}

/** Finds SKUs among a seller's own products and variants: those of other sellers are unknown. */
export async function ownSkus(
  trx: Kysely<Database>,
  sellerId: number,
  skus: readonly string[],
): Promise<OwnSkus> {
  const rows = await run<{ sku: string; id: number; is_variant: boolean }>(
    trx,
    `select sku, id, false as is_variant from products where seller_id = $1 and sku = any($2::text[])
     union all select v.sku, p.id, true from product_variants v join products p on p.id = v.product_id
     where p.seller_id = $1 and v.sku = any($2::text[])`,
    [sellerId, skus],
  );
  const of = (isVariant: boolean) =>
    new Map(rows.filter((row) => row.is_variant === isVariant).map(({ sku, id }) => [sku, id]));
  return { products: of(false), variants: of(true) };
}

/** Lines in the order of their products' ids, then those of none: so calls that lock them, and orders, wait for each other. */
export const inLockOrder = <Line extends { readonly index: number; readonly sku: string }>(
  lines: readonly Line[],
  { products }: OwnSkus,
): Line[] =>
  lines.toSorted(
    (a, b) => (products.get(a.sku) ?? Infinity) - (products.get(b.sku) ?? Infinity) || a.index - b.index,
  );

/** A product of a seller, locked until the transaction ends; undefined: it is not, or no longer, the seller's. */
export async function lockedOwn(
  trx: Kysely<Database>,
  sellerId: number,
  id: number | undefined,
): Promise<ProductRow | undefined> {
  const row = id === undefined ? undefined : await lockedProduct(trx, id);
  return row?.seller_id === sellerId ? row : undefined;
}
