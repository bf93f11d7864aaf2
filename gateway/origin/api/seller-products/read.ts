/** A seller's own products, on sale or not, with their variants and exact stocks. */
import type { Kysely, Selectable } from 'kysely';
import type {
  SellerProduct,
  SellerProductsPage,
  SellerProductsQuery,
  SellerVariant,
} from '../../../contract/seller-products.ts';
import { toTnd } from '../../../contract/money.ts';
import { MAX_PAGE_SIZE } from '../../../contract/common.ts';
import type { SellerProductState } from '../../../contract/rules/seller-products.ts';
import { badInput } from '../../base/errors.ts';
import { parseWords } from '../../base/lists.ts';
import { ifGiven, sortedPage } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import type { Database, ProductVariantsTable } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { adminRows } from '../products/admin/read.ts';
import { ADMIN_SELECT, toAdminProduct } from '../products/admin/rows.ts';
import type { AdminRow } from '../products/admin/rows.ts';
import { toVariant } from '../products/rows.ts';
import { storedSku } from './lines.ts';

/** Whether a product is on sale, and if not, who has to act. */
function stateOf({
  archived_at,
  active,
  off_sale,
}: Pick<AdminRow, 'archived_at' | 'active' | 'off_sale'>): SellerProductState {
  if (archived_at !== null) return 'ARCHIVED';
  if (active) return 'ON_SALE';
  if (off_sale === 'REVIEW') return 'TO_REVIEW';
  return off_sale === 'SELLER' ? 'OFF_SALE' : 'OFF_SALE_BY_SHOP';
}

const toSellerVariant = (row: Selectable<ProductVariantsTable>): SellerVariant => ({
  ...toVariant(row),
  position: row.position,
  active: row.active,
});

/** A product as its seller sees it: without what the shop alone knows of it. */
function toSellerProduct(
  row: AdminRow,
  variants: readonly Selectable<ProductVariantsTable>[],
  snapshot: DirectorySnapshot,
): SellerProduct {
  const known = toAdminProduct(row, snapshot, Date.now());
  return {
    _id: known._id,
    sku: known.sku,
    version: known.version,
    slug: known.slug,
    state: stateOf(row),
    lacks: known.checklist.filter(({ isMet }) => !isMet).map(({ requirement }) => requirement),
    archivedAt: known.archivedAt,
    name: known.name,
    names: known.names,
    description: known.description,
    descriptions: known.descriptions,
    category: known.category,
    brand: known.brandOfAny,
    price: known.price,
    discountPrice: known.discountPrice,
    currentPrice: toTnd(row.current_price),
    lowest30Days: known.lowest30Days,
    flashSalePrice: known.flashSalePrice,
    flashSaleStartsAt: known.flashSaleStartsAt,
    flashSaleExpiresAt: known.flashSaleExpiresAt,
    vatRate: known.vatRate,
    stock: known.stock,
    stockStatus: known.stockStatus,
    images: known.images,
    specs: known.specs,
    tags: known.tags,
    colors: known.colors,
    weightGrams: known.weightGrams,
    returnPolicy: known.ownReturnPolicy,
    hasWarranty: known.hasWarranty,
    warrantyMonths: known.warrantyDuration,
    warrantyType: known.warrantyType,
    variants: variants.map(toSellerVariant),
    createdAt: known.createdAt,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Products of rows with their variants, in the same order. The snapshot must cover them. */
async function withVariants(
  db: Kysely<Database>,
  rows: readonly AdminRow[],
  snapshot: DirectorySnapshot,
): Promise<SellerProduct[]> {
  const variants = await run<Selectable<ProductVariantsTable>>(
    db,
    'select * from product_variants where product_id = any($1::bigint[]) order by position, id',
    [rows.filter((row) => row.has_variants).map(({ id }) => id)],
  );
  return rows.map((row) =>
    toSellerProduct(
      row,
      variants.filter(({ product_id: id }) => id === row.id),
      snapshot,
    ),
  );
}

/** Products by their ids, as a seller sees them. */
export async function sellerProductsOf(
  trx: Kysely<Database>,
  ids: readonly number[],
  snapshot: DirectorySnapshot,
): Promise<ReadonlyMap<number, SellerProduct>> {
  const products = await withVariants(trx, await adminRows(trx, ids), snapshot);
  return new Map(products.map((product) => [Number(product._id), product]));
}

/** Parses SKUs separated by commas. @throws 400 */
function skusOf(text: string): string[] {
  const skus = parseWords(text).map(storedSku);
  if (skus.length > MAX_PAGE_SIZE) throw badInput('skus', `must be at most ${MAX_PAGE_SIZE}`);
  return skus;
}

/**
 * One page of a seller's products by their last change, the earliest first: what is changed while the pages are read comes once more
 * at the end.
 */
export async function listSellerProducts(
  { db, directory }: Pick<OriginContext, 'db' | 'directory'>,
  sellerId: number,
  { limit, after, skus, updatedAfter, active, archived }: SellerProductsQuery,
): Promise<SellerProductsPage> {
  const { items, cursors, pagination } = await sortedPage(
    db,
    {
      name: 'seller-products',
      select: ADMIN_SELECT,
      from: 'products p',
      id: 'p.id',
      where: [
        (parameters) => `p.seller_id = ${parameters.add(sellerId)}::bigint`,
        ...ifGiven(skus, (text) => (parameters) => {
          const list = `any(${parameters.add(skusOf(text))}::text[])`;
          return `(p.sku = ${list} or p.id in (select v.product_id from product_variants v where v.sku = ${list}))`;
        }),
        ...ifGiven(updatedAfter, (at) => (parameters) => `p.updated_at > ${parameters.add(at)}::timestamptz`),
        ...ifGiven(active, (value) => () => (value ? 'p.active' : 'not p.active')),
        ...ifGiven(archived, (value) => () => `p.archived_at is ${value ? 'not ' : ''}null`),
      ],
      sort: { column: 'p.updated_at', type: 'timestamptz', isDescending: false },
    },
    { limit, after },
    async (rows: AdminRow[]) => withVariants(db, rows, await directory.covering(rows)),
  );
  return { products: items, cursors, pagination };
}
