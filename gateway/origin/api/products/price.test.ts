import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OriginDatabase } from '../../db/database.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { run } from '../../base/sql.ts';
import { sweepPrices } from './clock.ts';
import { currentPriceSql } from '../../../contract/rules/price.ts';
import { currentPrice, priceColumns } from './price.ts';

const HOUR = 3_600_000;
let database: OriginDatabase;
let category: TestCategory;
let seller: { id: number };

beforeAll(async () => {
  database = await openTestDatabase();
  category = await addCategory(database.db, 'Cuisine');
  seller = await addSeller(database.db, 'Vendeur');
});
afterAll(() => database.close());

const near = (now: number) =>
  fc.option(fc.integer({ min: -3, max: 3 }).map((hours) => new Date(now + hours * HOUR + HOUR / 2)));

describe('the current price of a product', () => {
  test('the discount of a flash sale is the rounded share of the price that its own price takes off', () => {
    const flash = (price: number, flash_sale_price: number) =>
      priceColumns(
        {
          price,
          // Takes off less, and is ignored while the sale runs.
          discount_price: Math.round(price * 0.95),
          is_flash_sale: true,
          flash_sale_price,
          flash_sale_starts_at: null,
          flash_sale_expires_at: null,
          flash_sale_remaining_stock: null,
        },
        0,
      ).discount_percent;
    expect([flash(90_000, 59_900), flash(90_000, 60_000), flash(200_000, 99_000)]).toEqual([33, 33, 51]);
  });

  test('code and statement agree', async () => {
    const now = Date.now();
    const cases = fc.sample(
      fc.record({
        price: fc.integer({ min: 1, max: 20_000 }),
        discount_price: fc.option(fc.integer({ min: 1, max: 20_000 })),
        is_flash_sale: fc.boolean(),
        flash_sale_price: fc.option(fc.integer({ min: 1, max: 20_000 })),
        flash_sale_starts_at: near(now),
        flash_sale_expires_at: near(now),
        flash_sale_remaining_stock: fc.option(fc.nat(2)),
      }),
      300,
    );
    const ids = await addProducts(
      database.db,
      cases.map((columns) => ({ ...columns, name: 'Casserole', seller_id: seller.id, category })),
    );
    const rows = await run<{ id: number; now_price: number }>(
      database.db,
      `select p.id, ${currentPriceSql('p')} as now_price from products p`,
      [],
    );
    const found = new Map(rows.map((row) => [row.id, row.now_price]));
    expect(ids.map((id) => found.get(id))).toEqual(cases.map((columns) => currentPrice(columns, now)));
    // And the sweep does not touch correct rows.
    expect(await sweepPrices(database.db)).toBe(0);
  });
});

describe('the price clock', () => {
  test('writes the price, its history and an event when a window begins or ends, once', async () => {
    const now = Date.now();
    const flash = {
      price: 8_000,
      discount_price: 7_000,
      is_flash_sale: true,
      flash_sale_price: 3_000,
      flash_sale_remaining_stock: 4,
    };
    const [begun, over, hidden] = await addProducts(database.db, [
      {
        ...flash,
        name: 'Commencée',
        seller_id: seller.id,
        category,
        flash_sale_starts_at: new Date(now - HOUR),
        flash_sale_expires_at: new Date(now + HOUR),
      },
      {
        ...flash,
        name: 'Finie',
        seller_id: seller.id,
        category,
        flash_sale_starts_at: new Date(now - 2 * HOUR),
        flash_sale_expires_at: new Date(now - HOUR),
      },
      {
        ...flash,
        name: 'Pas en vente',
        active: false,
        seller_id: seller.id,
        category,
        flash_sale_expires_at: new Date(now + HOUR),
      },
    ]);
    const stale = async (id: number | undefined, price: number): Promise<void> => {
      await database.db
        .updateTable('products')
        .set({ current_price: price, discount_percent: 0 })
        .where('id', '=', id ?? 0)
        .execute();
    };
    await stale(begun, 7_000);
    await stale(over, 3_000);
    await stale(hidden, 7_000);
    expect(await sweepPrices(database.db)).toBe(3);
    expect(await sweepPrices(database.db)).toBe(0);
    const rows = await database.db
      .selectFrom('products')
      .select(['id', 'current_price', 'discount_percent'])
      .where('id', 'in', [begun ?? 0, over ?? 0])
      .orderBy('id')
      .execute();
    expect(rows.map(({ current_price, discount_percent }) => ({ current_price, discount_percent }))).toEqual([
      { current_price: 3_000, discount_percent: 63 },
      { current_price: 7_000, discount_percent: 13 },
    ]);
    expect(
      priceColumns({ ...flash, flash_sale_starts_at: null, flash_sale_expires_at: null }, now)
        .discount_percent,
    ).toBe(63);
    const history = await database.db
      .selectFrom('price_history')
      .select(['product_id', 'price'])
      .where('product_id', 'in', [begun ?? 0, over ?? 0])
      .orderBy('product_id')
      .execute();
    expect(history).toEqual([
      { product_id: begun, price: 3_000 },
      { product_id: over, price: 7_000 },
    ]);
    const events = await database.db.selectFrom('outbox').select(['type', 'subject']).orderBy('id').execute();
    expect(events).toHaveLength(2);
    expect(new Set(events.map(({ subject }) => subject))).toEqual(new Set([String(begun), String(over)]));
    expect(events.every(({ type }) => type === 'product.changed')).toBe(true);
  });
});
