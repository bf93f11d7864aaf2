/** The products of the sandbox that stay in a state. */
import type { Kysely } from 'kysely';
import { SANDBOX_FIRST_ORDER, SANDBOX_SKUS } from '../../../contract/rules/sandbox.ts';
import { asSystem } from '../../base/system.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { emit } from '../events/feed.ts';

/** Names two plain products of the catalogue, and has orders begin with a number of their own. Repeatable. */
export function prepareSandbox(db: Kysely<Database>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await asSystem(trx, 'sandbox');
    await run(
      trx,
      `update products p set sku = n.sku from (
         select id, (array[$1, $2])[row_number() over (order by id)] as sku from products
         where active and archived_at is null and not is_flash_sale
           and not exists (select 1 from product_variants v where v.product_id = products.id)
           and not exists (select 1 from products where sku in ($1, $2))
         order by id limit 2
       ) n where n.id = p.id`,
      [SANDBOX_SKUS.lastPiece, SANDBOX_SKUS.soldOut],
    );
    await run(
      trx,
      `insert into order_numbers (year, last) select extract(year from now())::int + g, $1 from generate_series(0, 1) g
       on conflict (year) do nothing`,
      [SANDBOX_FIRST_ORDER - 1],
    );
    await restock(trx);
  });
}

/** Gives both products their stock again. */
export async function restock(trx: Kysely<Database>): Promise<void> {
  await asSystem(trx, 'sandbox');
  const changed = await run<{ id: number }>(
    trx,
    `update products set stock = case when sku = $1 then 1 else 0 end
     where sku in ($1, $2) and stock <> case when sku = $1 then 1 else 0 end returning id`,
    [SANDBOX_SKUS.lastPiece, SANDBOX_SKUS.soldOut],
  );
  for (const { id } of changed) await emit(trx, 'product.changed', String(id), { reason: 'stock' });
}
