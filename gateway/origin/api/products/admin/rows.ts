/** Rows of products and what the back office shows of them. */
import type { Selectable } from 'kysely';
import type { AdminProduct, AdminVariant, ProductRequirement } from '../../../../contract/admin/products.ts';
import { toTnd } from '../../../../contract/money.ts';
import type { ProductsTable, ProductVariantsTable } from '../../../db/tables.ts';
import type { DirectorySnapshot } from '../../directory.ts';
import { mediaUrl } from '../../media.ts';
import { altsOf, DETAIL_SELECT, toSummary, toVariant } from '../rows.ts';
import type { DetailRow } from '../rows.ts';

const OWN_COLUMNS = [
  'version',
  'name_sort',
  'sold_count',
  'cost_price',
  'vat_rate_bp',
  'archived_at',
  'off_sale',
  'flash_sale_account_limit',
] as const;

export type AdminRow = DetailRow &
  Pick<Selectable<ProductsTable>, (typeof OWN_COLUMNS)[number]> & {
    variant_count: number;
    lowest: number | null;
  };

/** Days that the lowest price of a product is taken from (directive 98/6/EC, and the shop's rule). */
export const REFERENCE_DAYS = 30;

/** Lowest price of a product `p` in the last 30 days: what was asked at their beginning, and each change since. */
const LOWEST_SQL = `(select min(h.price) from price_history h where h.product_id = p.id
  and h.at >= coalesce((select max(b.at) from price_history b
    where b.product_id = p.id and b.at <= now() - interval '${REFERENCE_DAYS} days'), '-infinity'::timestamptz))`;

/** What the back office selects of products `p`. */
export const ADMIN_SELECT = `${DETAIL_SELECT}, ${OWN_COLUMNS.map((column) => `p.${column}`).join(', ')},
  (select count(*)::int from product_variants v where v.product_id = p.id) as variant_count, ${LOWEST_SQL} as lowest`;

/** A percentage such as "19.00" of basis points. */
const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

/** What a product needs to be on sale, and whether it has it. */
export function requirementsOf(
  row: Pick<AdminRow, 'image_keys' | 'price' | 'category_id' | 'seller_id'>,
  snapshot: DirectorySnapshot,
): { requirement: ProductRequirement; isMet: boolean }[] {
  return [
    { requirement: 'PICTURE', isMet: row.image_keys.length > 0 },
    { requirement: 'PRICE', isMet: row.price > 0 },
    { requirement: 'CATEGORY_VISIBLE', isMet: snapshot.categories.get(row.category_id)?.visible === true },
    { requirement: 'SELLER_ACTIVE', isMet: snapshot.sellers.get(row.seller_id)?.status === 'ACTIVE' },
  ];
}

/** A product as the back office shows it. `now` in ms; the snapshot must cover the row. */
export function toAdminProduct(row: AdminRow, snapshot: DirectorySnapshot, now: number): AdminProduct {
  const lowest = row.lowest === null ? row.current_price : Math.min(row.lowest, row.current_price);
  return {
    ...toSummary(row, snapshot, now),
    names: row.names,
    descriptions: row.descriptions,
    version: row.version,
    sellerStatus: snapshot.sellers.get(row.seller_id)?.status ?? 'CLOSED',
    brandOfAny: (row.brand_id === null ? undefined : snapshot.brands.get(row.brand_id)?.ref) ?? null,
    costPrice: row.cost_price === null ? null : toTnd(row.cost_price),
    vatRate: percent(row.vat_rate_bp),
    archivedAt: row.archived_at?.toISOString() ?? null,
    awaitsReview: row.off_sale === 'REVIEW',
    soldCount: row.sold_count,
    flashSaleAccountLimit: row.flash_sale_account_limit,
    images: row.image_keys.map(mediaUrl),
    imageAlts: altsOf(row),
    specs: row.specs,
    ownReturnPolicy: row.return_policy,
    ancestors: (snapshot.categories.get(row.category_id)?.path ?? []).map((node) => node.ref),
    variantCount: row.variant_count,
    lowest30Days: toTnd(lowest),
    checklist: requirementsOf(row, snapshot),
  };
}

/** A variant with what the back office shows besides its columns. */
export type AdminVariantRow = Selectable<ProductVariantsTable> & { was_ordered: boolean };

/** Columns of such a row, of variants `v`. */
export const ADMIN_VARIANT_SELECT =
  'v.*, exists (select from order_lines l where l.variant_id = v.id) as was_ordered';

/** A variant as the back office shows it. */
export const toAdminVariant = (row: AdminVariantRow): AdminVariant => ({
  ...toVariant(row),
  version: row.version,
  productId: String(row.product_id),
  position: row.position,
  active: row.active,
  wasOrdered: row.was_ordered,
});
