/** One product, and related ones. */
import type { Kysely, Selectable } from 'kysely';
import type { ProductDetail, ProductSummary } from '../../../contract/catalogue.ts';
import type { Database, ProductVariantsTable } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { notFound } from '../../base/errors.ts';
import { Parameters, run } from '../../base/sql.ts';
import { inCategory } from './filters.ts';
import { isIndexed } from './sorts.ts';
import { DETAIL_SELECT, SUMMARY_SELECT, toDetail, toSummary } from './rows.ts';
import type { DetailRow, SummaryRow } from './rows.ts';

type WholeRow = DetailRow & {
  variants: Selectable<ProductVariantsTable>[];
  history: { at: number; price: number }[];
};

/** Whether the public may see it: active, its category on sale, its seller active. */
export function isOnSale(
  row: Pick<SummaryRow, 'active' | 'category_id' | 'seller_id'>,
  snapshot: DirectorySnapshot,
): boolean {
  return (
    row.active &&
    snapshot.categories.get(row.category_id)?.visible === true &&
    snapshot.sellers.get(row.seller_id)?.status === 'ACTIVE'
  );
}

function load(
  db: Kysely<Database>,
  column: 'id' | 'slug',
  values: readonly (string | number)[],
): Promise<WholeRow[]> {
  return run<WholeRow>(
    db,
    `select ${DETAIL_SELECT},
       coalesce((select json_agg(v order by v.position, v.id) from product_variants v where v.product_id = p.id and v.active), '[]') as variants,
       coalesce((select json_agg(json_build_object('at', floor(extract(epoch from h.at) * 1000)::bigint, 'price', h.price) order by h.at)
         from price_history h where h.product_id = p.id), '[]') as history
     from products p where p.${column} = any($1::${column === 'id' ? 'bigint' : 'text'}[])`,
    [values],
    true,
  );
}

const detailOf = (row: WholeRow, snapshot: DirectorySnapshot, now: number): ProductDetail => {
  const history = row.history.map(({ at, price }) => ({ at: new Date(at), price }));
  return toDetail(row, row.variants, history, snapshot, now);
};

/** A product with all data of its page. Throws 404 when it is not on sale. */
export async function findProduct(
  context: OriginContext,
  column: 'id' | 'slug',
  value: string,
): Promise<ProductDetail> {
  const [row] = await load(context.db, column, [value]);
  if (!row) throw notFound('Product');
  const snapshot = await context.directory.covering([row]);
  if (!isOnSale(row, snapshot)) throw notFound('Product');
  return detailOf(row, snapshot, Date.now());
}

/** Products with all data of their pages, each once, in the requested order; those that are not on sale are left out. */
export async function findProducts(context: OriginContext, ids: readonly number[]): Promise<ProductDetail[]> {
  if (ids.length === 0) return [];
  const rows = await load(context.db, 'id', ids);
  const snapshot = await context.directory.covering(rows);
  const now = Date.now();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    return row && isOnSale(row, snapshot) ? [detailOf(row, snapshot, now)] : [];
  });
}

/** Candidates of each kind that are ranked. */
const CANDIDATES = 60;

/**
 * Products related to this one, the closest first: of its category before those near it in the tree, of its brand, and near its price.
 * Throws 404 when the product is not on sale.
 */
export async function relatedProducts(
  context: OriginContext,
  id: string,
  limit: number,
): Promise<ProductSummary[]> {
  const [row] = await run<
    Pick<
      DetailRow,
      'id' | 'active' | 'category_id' | 'seller_id' | 'brand_id' | 'category_path' | 'current_price'
    >
  >(
    context.db,
    'select id, active, category_id, seller_id, brand_id, category_path, current_price from products where id = $1::bigint',
    [id],
  );
  if (!row) throw notFound('Product');
  const snapshot = await context.directory.covering([row]);
  if (!isOnSale(row, snapshot)) throw notFound('Product');
  const parameters = new Parameters();
  const [self, category, brand, price] = [row.id, row.category_id, row.brand_id, row.current_price].map(
    (value) => parameters.add(value),
  );
  const own = snapshot.categories.get(row.category_id);
  const above = own?.parent ?? own;
  const nearby = above ? inCategory(above, parameters) : { kind: 'none', sql: 'false' };
  const [hiddenSellers, hiddenCategories] = [snapshot.hiddenSellerIds, snapshot.hiddenCategoryIds].map(
    (ids) => parameters.add(ids),
  );
  const take = parameters.add(limit);
  const onSale = `p.active and p.id <> ${self}::bigint and p.seller_id <> all(${hiddenSellers}::bigint[]) and not p.category_path && ${hiddenCategories}::bigint[]`;
  const nearest = (where: string, order: string): string =>
    `(select p.id from products p where ${onSale} and ${where} order by ${order} limit ${CANDIDATES})`;
  // In the category, those just below and just above the price: two index scans.
  const rows = await run<SummaryRow>(
    context.db,
    `with candidates as (
       ${nearest(`p.category_id = ${category}::bigint and p.current_price >= ${price}::bigint`, 'p.current_price, p.id')}
       union ${nearest(`p.category_id = ${category}::bigint and p.current_price < ${price}::bigint`, 'p.current_price desc, p.id desc')}
       union ${nearest(`p.brand_id = ${brand}::bigint`, 'p.created_at desc, p.id desc')}
       union ${
         isIndexed([nearby.kind], 'popularity')
           ? nearest(nearby.sql, 'p.sold_count desc, p.id desc')
           : `(select n.id from (select p.id, p.sold_count from products p where ${onSale} and ${nearby.sql} offset 0) n
                order by n.sold_count desc, n.id desc limit ${CANDIDATES})`
       }
     )
     select ${SUMMARY_SELECT} from candidates c join products p on p.id = c.id
     order by (p.category_id = ${category}::bigint)::int * 2 + coalesce((p.brand_id = ${brand}::bigint)::int, 0)
       + 1 / (1 + abs(ln((1 + p.current_price)::float8 / (1 + ${price}::bigint)::float8))) desc, p.sold_count desc, p.id desc
     limit ${take}`,
    parameters.values,
  );
  const covering = await context.directory.covering(rows);
  const now = Date.now();
  return rows.map((found) => toSummary(found, covering, now));
}
