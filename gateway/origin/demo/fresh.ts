/** Renews the demo shop's time-dependent data: running flash sales, products of the day, an upcoming show. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { priceColumns } from '../api/products/price.ts';
import { run } from '../base/sql.ts';
import { rebuildVocabulary } from '../search/vocabulary.ts';
import { FLASH_RUNNING, flashPlan, flashPrice, NEW_TODAY } from './calendar.ts';
import { updateDemoEditorial } from './editorial.ts';
import { isDemo } from './load.ts';

const HOUR = 3_600_000;

/** Numbers of products with a new sale and with a new date. */
export interface Freshness {
  flashSales: number;
  newArrivals: number;
}

/**
 * Renews the flash sales that have ended or sold out, dates the newest products to the last day, and updates the home content,
 * coupons and promotions to this version. Does nothing on a database without the demo catalogue. Call it at start and every hour; it is idempotent.
 */
export async function keepDemoFresh(db: Kysely<Database>, now: Date = new Date()): Promise<Freshness> {
  if (!(await isDemo(db))) return { flashSales: 0, newArrivals: 0 };
  const words = await db.selectFrom('search_words').select('word').limit(1).execute();
  // A start that was interrupted after the load leaves the search without its vocabulary.
  if (words.length === 0) await rebuildVocabulary(db);
  return db.transaction().execute(async (trx) => {
    const flashSales = await renewFlashSales(trx, now);
    const newArrivals = await redateArrivals(trx, now);
    await updateDemoEditorial(trx, now);
    return { flashSales, newArrivals };
  });
}

async function renewFlashSales(db: Kysely<Database>, now: Date): Promise<number> {
  const sales = await db
    .selectFrom('products')
    .select([
      'id',
      'price',
      'discount_price',
      'flash_sale_price',
      'flash_sale_starts_at',
      'flash_sale_expires_at',
      'flash_sale_remaining_stock',
    ])
    .where('is_flash_sale', '=', true)
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  const over = sales.filter(
    (sale) =>
      (sale.flash_sale_expires_at !== null && sale.flash_sale_expires_at <= now) ||
      sale.flash_sale_remaining_stock === 0,
  );
  let running = sales.filter(
    (sale) =>
      !over.includes(sale) && (sale.flash_sale_starts_at === null || sale.flash_sale_starts_at <= now),
  ).length;
  for (const sale of over) {
    // The slots are drawn again each hour, so that durations and discounts differ from one sale to the next.
    const place = (sale.id * 7 + Math.floor(now.getTime() / HOUR)) % 100_000;
    const starting = running < FLASH_RUNNING;
    const plan = flashPlan(place, now, starting);
    if (starting) running++;
    const startsAt = starting ? now : plan.startsAt;
    const priced = {
      price: sale.price,
      discount_price: sale.discount_price,
      is_flash_sale: true,
      flash_sale_price: flashPrice(sale.price, sale.discount_price, plan.cut),
      flash_sale_starts_at: startsAt,
      flash_sale_expires_at: plan.expiresAt,
      flash_sale_remaining_stock: plan.stock,
    };
    await db
      .updateTable('products')
      .set({
        ...priced,
        ...priceColumns(priced, now.getTime()),
        flash_sale_stock: plan.stock,
        updated_at: now,
      })
      .where('id', '=', sale.id)
      .execute();
    if (sale.flash_sale_expires_at !== null && sale.flash_sale_expires_at < now) {
      await addPricePoint(db, sale.id, sale.flash_sale_expires_at, sale.discount_price ?? sale.price);
    }
    if (starting) await addPricePoint(db, sale.id, now, priced.flash_sale_price);
    await changed(db, sale.id);
  }
  return over.length;
}

async function redateArrivals(db: Kysely<Database>, now: Date): Promise<number> {
  const newest = await db
    .selectFrom('products')
    .select(['id', 'created_at'])
    .orderBy('id', 'desc')
    .limit(NEW_TODAY)
    .execute();
  const oldest = newest.at(-1);
  // Dated in sequence, as at the load; again only when the first of them is a day old.
  if (!oldest || now.getTime() - oldest.created_at.getTime() <= 24 * HOUR) return 0;
  for (const [index, { id }] of newest.entries()) {
    const at = new Date(now.getTime() - (0.5 + (index / NEW_TODAY) * 20) * HOUR);
    await db.updateTable('products').set({ created_at: at, updated_at: now }).where('id', '=', id).execute();
    await run(
      db,
      'delete from price_history where product_id = $1 and at < $2 and at <> (select max(at) from price_history where product_id = $1)',
      [id, at.toISOString()],
    );
    await changed(db, id);
  }
  return newest.length;
}

async function addPricePoint(
  db: Kysely<Database>,
  productId: number,
  at: Date,
  price: number,
): Promise<void> {
  await db
    .insertInto('price_history')
    .values({ product_id: productId, at, price })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function changed(db: Kysely<Database>, productId: number): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ type: 'product.changed', subject: String(productId), data: JSON.stringify({}) })
    .execute();
}
