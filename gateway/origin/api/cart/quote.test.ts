import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '../../../contract/money.ts';
import { priceCart } from './quote.ts';
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
    variants: fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 4 }),
        price_delta: fc.integer({ min: -700_000, max: 100_000 }),
        stock: fc.nat(10),
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
  coupon: fc.option(fc.string({ minLength: 1 })),
});

describe('the arithmetic of a cart', () => {
  test('the parts add up to the whole and nothing is ever negative', () => {
    fc.assert(
      fc.property(cart, ({ products, lines, coupon }) => {
        const quote = priceCart(lines, products, coupon, NOW);
        const counted = quote.lines.filter(({ counts }) => counts);
        expect(quote.lines).toHaveLength(lines.length);
        expect(quote.itemsTotal).toBe(
          counted.reduce((sum, entry) => sum + entry.unitPrice * entry.quantity, 0),
        );
        expect(quote.itemCount).toBe(counted.reduce((sum, entry) => sum + entry.quantity, 0));
        expect(quote.total).toBe(quote.itemsTotal - quote.discountTotal + quote.deliveryFee);
        expect(quote.deliveryFee).toBe(
          quote.itemCount > 0 && quote.itemsTotal < FREE_DELIVERY_FROM ? DELIVERY_FEE : 0,
        );
        for (const entry of quote.lines) {
          for (const amount of [entry.unitPrice, entry.regularUnitPrice, entry.total])
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          expect(entry.total).toBe(entry.counts ? entry.unitPrice * entry.quantity : 0);
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

  test('the flash price holds within its window only, and the quote until it ends', () => {
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

  test('says what is wrong with a line', () => {
    const products = catalogue(
      plain({ id: 1, stock: 0 }),
      plain({ id: 2, stock: 2 }),
      plain({ id: 3, variants: [{ id: 7, price_delta: 500, stock: 1 }] }),
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

  test('two lines of the same thing share its stock', () => {
    const quote = priceCart(
      [line(1, 2), line(1, 2), line(1, 1)],
      catalogue(plain({ id: 1, stock: 3 })),
      null,
      NOW,
    );
    expect(codes(quote)).toEqual([[], ['STOCK_REDUCED'], ['OUT_OF_STOCK']]);
    expect(quote.lines[1]?.problems[0]?.availableQuantity).toBe(1);
  });

  test('any coupon code is unknown', () => {
    expect(
      priceCart([line(1)], catalogue(plain({ id: 1 })), 'LAWAJ30', NOW).problems.map(({ code }) => code),
    ).toEqual(['COUPON_INVALID']);
  });
});
