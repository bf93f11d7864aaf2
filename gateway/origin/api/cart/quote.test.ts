import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '../../../contract/money.ts';
import { priceCart } from './quote.ts';
import { testCoupon } from '../../testing/coupons.ts';
import type { Coupon } from '../coupons/rules.ts';
import type { CartLine, SoldProduct } from './quote.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;

const plain = (more: Partial<SoldProduct> & { id: number }): SoldProduct => ({
  price: 10_000,
  discount_price: null,
  is_flash_sale: false,
  flash_sale_price: null,
  flash_sale_starts_at: null,
  flash_sale_expires_at: null,
  flash_sale_remaining_stock: null,
  stock: 10,
  stock_status: 'In Stock',
  seller_id: 1,
  brand_id: null,
  category_path: [1],
  variants: [],
  ...more,
});
const catalogue = (...products: SoldProduct[]): Map<string, SoldProduct> =>
  new Map(products.map((product) => [String(product.id), product]));
const line = (productId: number, quantity = 1, variantId: number | null = null): CartLine => ({
  productId: String(productId),
  variantId: variantId === null ? null : String(variantId),
  quantity,
});
const asked = (more: Partial<Coupon> = {}) => ({ coupon: testCoupon(more), account: null });
const codes = (cart: ReturnType<typeof priceCart>): string[][] =>
  cart.lines.map(({ problems }) => problems.map(({ code }) => code));

const date = fc.option(fc.integer({ min: -5, max: 5 }).map((hours) => new Date(NOW + hours * HOUR)));
const product = (id: number): fc.Arbitrary<SoldProduct> =>
  fc.record({
    id: fc.constant(id),
    price: fc.integer({ min: 0, max: 500_000 }),
    discount_price: fc.option(fc.integer({ min: 1, max: 600_000 })),
    is_flash_sale: fc.boolean(),
    flash_sale_price: fc.option(fc.integer({ min: 1, max: 600_000 })),
    flash_sale_starts_at: date,
    flash_sale_expires_at: date,
    flash_sale_remaining_stock: fc.option(fc.nat(3)),
    stock: fc.nat(20),
    stock_status: fc.constantFrom('In Stock', 'Out of Stock', 'Preorder', 'Soon'),
    seller_id: fc.constantFrom(1, 2),
    brand_id: fc.constantFrom(1, null),
    category_path: fc.constantFrom([1], [1, 2], [3]),
    variants: fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 4 }),
        price_delta: fc.integer({ min: -700_000, max: 100_000 }),
        stock: fc.nat(10),
        active: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  });
const cart = fc.record({
  products: fc.tuple(product(1), product(2), product(3)).map((list) => catalogue(...list)),
  lines: fc.array(
    fc.record({
      productId: fc.constantFrom('1', '2', '3', '99'),
      variantId: fc.option(fc.constantFrom('1', '2', '3', '4')),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 12 },
  ),
  coupon: fc.option(
    fc
      .record({
        kind: fc.constantFrom<[Coupon['type'], number]>(
          ['fixed', 1],
          ['fixed', 7_777],
          ['fixed', 900_000],
          ['percentage', 1],
          ['percentage', 33],
          ['percentage', 100],
          ['free_delivery', 0],
        ),
        min_purchase: fc.option(fc.integer({ min: 1, max: 300_000 })),
        max_discount: fc.option(fc.integer({ min: 1, max: 50_000 })),
        place: fc.constantFrom<[Coupon['scope'], number | null]>(
          ['all', null],
          ['seller', 1],
          ['category', 2],
          ['brand', 1],
          ['product', 3],
        ),
        starts_at: date,
        ends_at: date,
      })
      .map(({ kind: [type, value], place: [scope, scope_id], ...rest }) =>
        testCoupon({ type, value, scope, scope_id, ...rest }),
      ),
  ),
});

describe('the arithmetic of a cart', () => {
  test('the shares add up to the total and nothing is ever negative', () => {
    fc.assert(
      fc.property(cart, ({ products, lines, coupon: found }) => {
        const quote = priceCart(lines, products, { coupon: found, account: null }, NOW);
        const counted = quote.lines.filter(({ counts }) => counts);
        expect(quote.lines).toHaveLength(lines.length);
        const parts = counted.flatMap(({ pieces }) => pieces);
        expect(quote.itemsTotal).toBe(
          parts.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
        );
        expect(parts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(quote.itemCount);
        expect(parts.reduce((sum, { discount }) => sum + discount, 0)).toBe(quote.discountTotal);
        expect(parts.every(({ discount, total }) => discount >= 0 && discount <= total)).toBe(true);
        expect(quote.itemCount).toBe(counted.reduce((sum, entry) => sum + entry.quantity, 0));
        expect(quote.total).toBe(quote.itemsTotal - quote.discountTotal + quote.deliveryFee);
        const fullFee = quote.itemCount > 0 && quote.itemsTotal < FREE_DELIVERY_FROM ? DELIVERY_FEE : 0;
        expect(quote.deliveryFee).toBe(quote.coupon?.coupon.type === 'free_delivery' ? 0 : fullFee);
        expect(quote.lines.reduce((sum, entry) => sum + entry.discount, 0)).toBe(quote.discountTotal);
        expect(quote.discountTotal + fullFee - quote.deliveryFee).toBe(quote.coupon?.discount ?? 0);
        // It applies and takes something off, or there is a reason.
        expect(quote.coupon === null ? quote.problems.length : quote.coupon.discount).toBeGreaterThan(0);
        expect(quote.discountTotal).toBeLessThanOrEqual(found?.max_discount ?? Infinity);
        for (const entry of quote.lines) {
          for (const amount of [entry.unitPrice, entry.regularUnitPrice, entry.total])
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          expect(entry.discount).toBeGreaterThanOrEqual(0);
          expect(entry.discount).toBeLessThanOrEqual(entry.total);
          expect(entry.total).toBe(entry.pieces.reduce((sum, { total }) => sum + total, 0));
          expect(entry.regularUnitPrice).toBeGreaterThanOrEqual(entry.unitPrice);
          if (!entry.counts) expect(entry.problems.length).toBeGreaterThan(0);
        }
        expect(quote.validUntil === null || quote.validUntil > NOW).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('delivery costs 8 TND below 99 TND of items and nothing from there on', () => {
    const products = catalogue(plain({ id: 1, price: 98_999 }), plain({ id: 2, price: 1 }));
    expect(priceCart([line(1)], products, null, NOW)).toMatchObject({
      itemsTotal: 98_999,
      deliveryFee: 8_000,
      total: 106_999,
    });
    expect(priceCart([line(1), line(2)], products, null, NOW)).toMatchObject({
      itemsTotal: 99_000,
      deliveryFee: 0,
      total: 99_000,
    });
  });

  test('an empty cart costs nothing', () => {
    expect(priceCart([], new Map(), null, NOW)).toMatchObject({
      itemCount: 0,
      total: 0,
      deliveryFee: 0,
      validUntil: null,
    });
  });

  test('pieces beyond the remaining stock of a flash sale cost the usual price', () => {
    const flash = plain({
      id: 1,
      discount_price: 9_000,
      is_flash_sale: true,
      flash_sale_price: 5_000,
      flash_sale_remaining_stock: 3,
      flash_sale_account_limit: 2,
    });
    const cart = priceCart([line(1), line(1, 3)], catalogue(flash), asked({ value: 3_000 }), NOW);
    expect(cart.lines.map(({ pieces, unitPrice, total }) => [unitPrice, total, pieces])).toMatchObject([
      [5_000, 5_000, [{ quantity: 1, unitPrice: 5_000, isFlash: true }]],
      [
        5_000,
        23_000,
        [
          { quantity: 1, unitPrice: 5_000, isFlash: true },
          { quantity: 2, unitPrice: 9_000, isFlash: false },
        ],
      ],
    ]);
    expect(codes(cart)).toEqual([[], []]);
    // The coupon's shares add up over lines and over their pieces.
    for (const { discount, pieces } of cart.lines)
      expect(pieces.reduce((sum, part) => sum + part.discount, 0)).toBe(discount);
    expect(cart.lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(3_000);
    // A buyer who has used up the limit pays the usual price; visitor or not.
    const had = new Map([[1, 2]]);
    expect(priceCart([line(1, 2)], catalogue(flash), null, NOW, had).lines[0]).toMatchObject({
      unitPrice: 9_000,
      total: 18_000,
      problems: [],
    });
  });

  test('the flash price applies within its window only, and the quote until it ends', () => {
    const flash = plain({
      id: 1,
      is_flash_sale: true,
      discount_price: 9_000,
      flash_sale_price: 5_000,
      flash_sale_starts_at: new Date(NOW),
      flash_sale_expires_at: new Date(NOW + HOUR),
    });
    const price = (at: number): number | undefined =>
      priceCart([line(1)], catalogue(flash), null, at).lines[0]?.unitPrice;
    expect([NOW - 1, NOW, NOW + HOUR, NOW + HOUR + 1].map(price)).toEqual([9_000, 5_000, 5_000, 9_000]);
    expect(priceCart([line(1)], catalogue(flash), null, NOW - 1).validUntil).toBe(NOW);
    expect(priceCart([line(1)], catalogue(flash), null, NOW).validUntil).toBe(NOW + HOUR + 1);
    expect(priceCart([line(1)], catalogue(flash), null, NOW + HOUR + 1).validUntil).toBeNull();
    const soldOut = { ...flash, flash_sale_remaining_stock: 0 };
    expect(priceCart([line(1)], catalogue(soldOut), null, NOW).lines[0]?.unitPrice).toBe(9_000);
  });

  test('reports the problem of a line', () => {
    const products = catalogue(
      plain({ id: 1, stock: 0 }),
      plain({ id: 2, stock: 2 }),
      plain({ id: 3, variants: [{ id: 7, price_delta: 500, stock: 1, active: true }] }),
      plain({ id: 4, stock_status: 'Out of Stock' }),
    );
    const quote = priceCart(
      [line(1), line(2, 5), line(3), line(3, 1, 8), line(3, 1, 7), line(99), line(4)],
      products,
      null,
      NOW,
    );
    expect(codes(quote)).toEqual([
      ['OUT_OF_STOCK'],
      ['STOCK_REDUCED'],
      ['VARIANT_REQUIRED'],
      ['VARIANT_UNKNOWN'],
      [],
      ['PRODUCT_UNAVAILABLE'],
      ['OUT_OF_STOCK'],
    ]);
    expect(quote.lines[1]?.problems[0]?.availableQuantity).toBe(2);
    expect(quote.lines[4]?.unitPrice).toBe(10_500);
  });

  test('two lines of the same product share its stock', () => {
    const quote = priceCart(
      [line(1, 2), line(1, 2), line(1, 1)],
      catalogue(plain({ id: 1, stock: 3 })),
      null,
      NOW,
    );
    expect(codes(quote)).toEqual([[], ['STOCK_REDUCED'], ['OUT_OF_STOCK']]);
    expect(quote.lines[1]?.problems[0]?.availableQuantity).toBe(1);
  });

  test('a code that does not exist is unknown', () => {
    const quote = priceCart([line(1)], catalogue(plain({ id: 1 })), { coupon: null, account: null }, NOW);
    expect(quote.problems).toMatchObject([
      { code: 'COUPON_INVALID', couponReason: 'UNKNOWN', missing: null },
    ]);
    expect(quote.coupon).toBeNull();
  });
});

describe('a coupon in a cart', () => {
  const products = catalogue(
    plain({ id: 1, price: 33_333, seller_id: 7, brand_id: 4, category_path: [1, 2, 3] }),
    plain({ id: 2, price: 33_333, seller_id: 8, brand_id: 5, category_path: [1] }),
    plain({ id: 3, price: 33_333, seller_id: 8, category_path: [9] }),
  );
  const all = [line(1), line(2), line(3)];
  const shares = (more: Partial<Coupon>): number[] =>
    priceCart(all, products, asked(more), NOW).lines.map(({ discount }) => discount);

  test('is shared among the lines by largest remainder', () => {
    expect(shares({ value: 10_000 })).toEqual([3_334, 3_333, 3_333]);
    expect(shares({ type: 'percentage', value: 12 })).toEqual([4_000, 4_000, 4_000]);
  });

  test.each<[string, Partial<Coupon>, number[]]>([
    ['a shop', { scope: 'seller', scope_id: 8 }, [0, 2_500, 2_500]],
    ['a category and what is below it', { scope: 'category', scope_id: 2 }, [5_000, 0, 0]],
    ['a brand', { scope: 'brand', scope_id: 5 }, [0, 5_000, 0]],
    ['a product', { scope: 'product', scope_id: 3 }, [0, 0, 5_000]],
  ])('for %s touches only its items', (_what, more, expected) => {
    expect(shares(more)).toEqual(expected);
  });

  test('never takes off more than its items cost, nor more than its limit', () => {
    expect(shares({ value: 900_000, scope: 'product', scope_id: 1 })).toEqual([33_333, 0, 0]);
    const quote = priceCart(
      all,
      products,
      asked({ type: 'percentage', value: 50, max_discount: 20_000 }),
      NOW,
    );
    expect([quote.discountTotal, quote.total]).toEqual([20_000, 79_999]);
  });

  test('leaves delivery free that was free before it', () => {
    expect(priceCart(all, products, asked({ value: 50_000 }), NOW)).toMatchObject({
      itemsTotal: 99_999,
      discountTotal: 50_000,
      deliveryFee: 0,
      total: 49_999,
    });
  });

  test('for delivery takes the fee, and is not used where there is none', () => {
    const free = asked({ type: 'free_delivery', value: 0 });
    expect(priceCart([line(1)], products, free, NOW)).toMatchObject({
      discountTotal: 0,
      deliveryFee: 0,
      total: 33_333,
      coupon: { discount: 8_000 },
    });
    expect(priceCart(all, products, free, NOW)).toMatchObject({
      coupon: null,
      problems: [{ couponReason: 'DELIVERY_FREE' }],
    });
  });

  test('does not count unavailable lines', () => {
    const few = catalogue(plain({ id: 1, price: 60_000 }), plain({ id: 2, price: 60_000, stock: 0 }));
    const quote = priceCart([line(1), line(2)], few, asked({ min_purchase: 99_000 }), NOW);
    expect(quote.problems).toMatchObject([{ couponReason: 'MIN_PURCHASE', missing: 39_000 }]);
  });

  test.each<[string, Partial<Coupon>, string]>([
    ['one that was switched off', { active: false }, 'UNKNOWN'],
    ['one of the future', { starts_at: new Date(NOW + 1) }, 'NOT_STARTED'],
    ['one of the past', { ends_at: new Date(NOW) }, 'EXPIRED'],
    ['one that is used up', { usage_limit: 3, used_count: 3 }, 'USED_UP'],
    ['one for another shop', { scope: 'seller', scope_id: 99 }, 'NOT_APPLICABLE'],
    ['a personal one', { account_number: '1234' }, 'UNKNOWN'],
    ['one for the first order', { first_order_only: true }, 'ACCOUNT_REQUIRED'],
  ])('a visitor is refused %s', (_what, more, reason) => {
    const quote = priceCart(all, products, asked(more), NOW);
    expect(quote.problems).toMatchObject([{ code: 'COUPON_INVALID', couponReason: reason }]);
    expect([quote.discountTotal, quote.coupon]).toEqual([0, null]);
  });

  test('applies up to the millisecond at which it ends, and the quote with it', () => {
    const ending = asked({ starts_at: new Date(NOW - 1), ends_at: new Date(NOW + HOUR) });
    const at = (now: number) => priceCart(all, products, ending, now);
    expect([NOW - 2, NOW - 1, NOW + HOUR - 1, NOW + HOUR].map((now) => at(now).discountTotal)).toEqual([
      0, 5_000, 5_000, 0,
    ]);
    expect([NOW - 2, NOW, NOW + HOUR].map((now) => at(now).validUntil)).toEqual([NOW - 1, NOW + HOUR, null]);
  });

  test.each<[string, Partial<Coupon>, { orders: number; uses: number }, string | null]>([
    ['its own', { account_number: '42' }, { orders: 1, uses: 0 }, null],
    ['somebody else’s', { account_number: '43' }, { orders: 1, uses: 0 }, 'UNKNOWN'],
    ['one for the first order', { first_order_only: true }, { orders: 0, uses: 0 }, null],
    [
      'one for the first order, later',
      { first_order_only: true },
      { orders: 1, uses: 0 },
      'FIRST_ORDER_ONLY',
    ],
    ['one used before', { per_account_limit: 2 }, { orders: 5, uses: 1 }, null],
    ['one used too often', { per_account_limit: 2 }, { orders: 5, uses: 2 }, 'ALREADY_USED'],
  ])('an account asks for %s', (_what, more, account, reason) => {
    const quote = priceCart(
      all,
      products,
      { coupon: testCoupon(more), account: { accountNumber: '42', ...account } },
      NOW,
    );
    expect(quote.problems.map(({ couponReason }) => couponReason)).toEqual(reason === null ? [] : [reason]);
  });
});
