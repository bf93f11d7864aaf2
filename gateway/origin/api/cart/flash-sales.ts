/** Flash sales in carts: which sale a price belongs to, and how much of it a buyer has had. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { SoldProduct } from './quote.ts';

/** Identifies a flash sale of a product by its start. */
export const saleOf = (product: SoldProduct): string => product.flash_sale_starts_at?.toISOString() ?? 'open';

/** Pieces that a buyer has of these products' running flash sales, by product. */
export async function flashBought(
  trx: Kysely<Database>,
  products: readonly SoldProduct[],
  buyer: string,
): Promise<Map<number, number>> {
  const limited = products.filter(({ flash_sale_account_limit: limit }) => limit != null);
  if (limited.length === 0) return new Map();
  const rows = await trx
    .selectFrom('flash_purchases')
    .select(['product_id', 'sale', 'quantity'])
    .where('buyer', '=', buyer)
    .where(
      'product_id',
      'in',
      limited.map(({ id }) => id),
    )
    .execute();
  const sales = new Map(limited.map((product) => [product.id, saleOf(product)]));
  return new Map(
    rows.flatMap(({ product_id: id, sale, quantity }) =>
      sales.get(id) === sale ? [[id, quantity] as const] : [],
    ),
  );
}
