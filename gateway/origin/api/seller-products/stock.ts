/** Stocks that a seller's system sets: read and written together under locks, so that no sale is lost. */
import type { Kysely } from 'kysely';
import type { StockSetAnswer, StockSetRequest } from '../../../contract/seller-products.ts';
import { MAX_STOCK } from '../../../contract/rules/products.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { emitStocks } from '../events/feed.ts';
import { sumVariants } from '../products/admin/stock.ts';
import { lineError, ownSkus, UNKNOWN_SKU, withoutDuplicates } from './lines.ts';

type StockLine = StockSetAnswer['results'][number];

/** What has a stock of its own: a product without variants, or a variant. */
interface Holder {
  id: number;
  stock: number;
}

interface Held {
  products: ReadonlyMap<string, Holder & { hasVariants: boolean }>;
  variants: ReadonlyMap<string, Holder>;
  /** Ids of the locked products with their stock. */
  locked: ReadonlyMap<number, number>;
}

/**
 * Locks the products of SKUs in the order of their ids, as orders do: no piece of them, or of their variants, is sold until the
 * transaction ends.
 */
async function lock(trx: Kysely<Database>, sellerId: number, skus: readonly string[]): Promise<Held> {
  const own = await ownSkus(trx, sellerId, skus);
  const products = await run<{ id: number; sku: string; stock: number }>(
    trx,
    `select id, sku, stock from products where id = any($1::bigint[]) and seller_id = $2 order by id for no key update`,
    [[...new Set([...own.products.values(), ...own.variants.values()])], sellerId],
  );
  const variants = await run<{ id: number; product_id: number; sku: string; stock: number }>(
    trx,
    'select id, product_id, sku, stock from product_variants where product_id = any($1::bigint[])',
    [products.map(({ id }) => id)],
  );
  const withVariants = new Set(variants.map(({ product_id }) => product_id));
  return {
    products: new Map(
      products.map(({ id, sku, stock }) => [sku, { id, stock, hasVariants: withVariants.has(id) }]),
    ),
    variants: new Map(variants.map(({ id, sku, stock }) => [sku, { id, stock }])),
    locked: new Map(products.map(({ id, stock }) => [id, stock])),
  };
}

/** Writes stocks of rows of a table by their ids. */
const write = (
  trx: Kysely<Database>,
  table: 'products' | 'product_variants',
  stocks: ReadonlyMap<number, number>,
): Promise<unknown> | undefined =>
  stocks.size === 0
    ? undefined
    : run(
        trx,
        `update ${table} t set stock = n.stock from unnest($1::bigint[], $2::int[]) n(id, stock) where t.id = n.id`,
        [[...stocks.keys()], [...stocks.values()]],
      );

/** Sets the stocks of a seller's products and variants, each line by itself. */
export async function setStocks(
  trx: Kysely<Database>,
  sellerId: number,
  { lines }: StockSetRequest,
): Promise<{ results: StockLine[] }> {
  const checked = withoutDuplicates(lines);
  const held = await lock(
    trx,
    sellerId,
    checked.map(({ sku }) => sku),
  );
  const ofProducts = new Map<number, number>();
  const ofVariants = new Map<number, number>();
  const answers = checked.map(({ line: { sku: sent, quantity, expected = null }, sku, error }): StockLine => {
    const variant = held.variants.get(sku);
    const holder = variant ?? held.products.get(sku);
    const refused = (wrong: StockLine['errors'][number]): StockLine => ({
      sku: sent,
      quantity: holder?.stock ?? null,
      errors: [wrong],
    });
    if (!holder) return refused(UNKNOWN_SKU);
    if (error) return refused(error);
    if (held.products.get(sku)?.hasVariants === true)
      return refused(lineError('HAS_VARIANTS', 'sku', 'has variants: its stock is that of its variants'));
    if (quantity < 0 || quantity > MAX_STOCK)
      return refused(lineError('INVALID', 'quantity', `must be from 0 to ${MAX_STOCK}`));
    if (expected !== null && expected !== holder.stock)
      return refused(lineError('CHANGED', 'expected', `the stock is ${holder.stock}`));
    if (quantity !== holder.stock) (variant ? ofVariants : ofProducts).set(holder.id, quantity);
    return { sku: sent, quantity, errors: [] };
  });
  await write(trx, 'products', ofProducts);
  await write(trx, 'product_variants', ofVariants);
  await announce(trx, held.locked, [...ofProducts.keys()], [...ofVariants.keys()]);
  return { results: answers };
}

/** Sums the stocks of products whose variants were written, and emits an event of each product that was changed. */
async function announce(
  trx: Kysely<Database>,
  before: ReadonlyMap<number, number>,
  products: readonly number[],
  variants: readonly number[],
): Promise<void> {
  const ofVariants = await run<{ id: number }>(
    trx,
    'select distinct product_id as id from product_variants where id = any($1::bigint[])',
    [variants],
  );
  const parents = ofVariants.map(({ id }) => id);
  await sumVariants(trx, parents);
  const after = await run<{ id: number; stock: number }>(
    trx,
    'select id, stock from products where id = any($1::bigint[]) order by id',
    [[...products, ...parents]],
  );
  await emitStocks(
    trx,
    after.map(({ id, stock }) => ({ id, before: before.get(id) ?? 0, after: stock })),
  );
}
