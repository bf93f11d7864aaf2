/** Stock of products and variants by admins: differences, or a new stock with the one that it replaces, so that no sale is undone. */
import type { Kysely } from 'kysely';
import type { AdminProduct } from '../../../../contract/admin/products.ts';
import type { StockChange } from '../../../../contract/admin/product-changes.ts';
import { MAX_STOCK } from '../../../../contract/rules/products.ts';
import { ApiError, badInput, notFound } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import type { Database } from '../../../db/tables.ts';
import { emitStocks } from '../../events/feed.ts';
import { lockedProduct, productIn } from './change.ts';

/** Sums the stocks of the variants of products that are on sale, where these have any variants. */
export async function sumVariants(trx: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await run(
    trx,
    `update products p set stock = v.stock
     from (select product_id, sum(case when active then stock else 0 end)::int as stock from product_variants
       where product_id = any($1::bigint[]) group by product_id) v
     where p.id = v.product_id and p.stock <> v.stock`,
    [ids],
  );
}

/** Has a product variants, and is its stock therefore theirs? */
const refuseVariants = (variants: number): void => {
  if (variants > 0)
    throw badInput('variantId', 'is required: the stock of a product is that of its variants', 'REQUIRED');
};

/** The stock after a change. Throws STOCK_MOVED, with the present stock, when it is not the expected one or would fall below zero. */
export function stockAfter(before: number, { delta, set, expected }: StockChange): number {
  if ((delta == null) === (set == null)) throw badInput('delta', 'or `set` is required', 'REQUIRED');
  if (set != null && expected == null) throw badInput('expected', 'is required with `set`', 'REQUIRED');
  const after = delta == null ? (set as number) : before + delta;
  if ((expected != null && expected !== before) || after < 0 || after > MAX_STOCK)
    throw new ApiError('CONFLICT', `The stock is ${before}`, [
      {
        field: delta == null ? 'expected' : 'delta',
        message: `the stock is ${before}`,
        code: 'STOCK_MOVED',
        stock: before,
      },
    ]);
  return after;
}

/**
 * Changes the stock of a product without variants, or of one variant, and emits the event. Throws as stockAfter. The audit log names
 * the reason: `product.stock.damaged`.
 */
export async function moveStock(trx: Kysely<Database>, id: number, change: StockChange): Promise<void> {
  const { variantId } = change;
  const product = await lockedProduct(trx, id);
  const variants = await trx
    .selectFrom('product_variants')
    .select(['id', 'stock', 'active'])
    .where('product_id', '=', id)
    .execute();
  if (variantId == null) refuseVariants(variants.length);
  const variant = variants.find((one) => one.id === Number(variantId));
  if (variantId != null && !variant) throw notFound('Variant');
  const after = stockAfter((variant ?? product).stock, change);
  let total = after;
  if (change.reason != null)
    await run(trx, "select set_config('lawaj.action', $1, true)", [
      `product.stock.${change.reason.toLowerCase()}`,
    ]);
  if (variant) {
    await trx.updateTable('product_variants').set({ stock: after }).where('id', '=', variant.id).execute();
    await sumVariants(trx, [id]);
    if (variant.active) total = product.stock - variant.stock + after;
    else total = product.stock;
  } else await trx.updateTable('products').set({ stock: after }).where('id', '=', id).execute();
  await emitStocks(trx, [{ id, before: product.stock, after: total }]);
}

/** As moveStock; returns the product. */
export async function changeStock(
  trx: Kysely<Database>,
  id: number,
  change: StockChange,
): Promise<AdminProduct> {
  await moveStock(trx, id, change);
  return productIn(trx, id);
}
