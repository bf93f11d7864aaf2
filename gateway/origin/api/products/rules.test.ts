/** The shared rules against their SQL, and that they are defined once. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StockStatus } from '../../../contract/catalogue.ts';
import { fromTnd } from '../../../contract/money.ts';
import {
  availablePieces,
  availableSql,
  isAvailable,
  SOLD_STATUSES,
} from '../../../contract/rules/availability.ts';
import { paths } from '../../../contract/rules/paths.ts';
import { PICTURE_WIDTHS, readWidth, servedWidth } from '../../../contract/rules/pictures.ts';
import { currentPrice, priceFactsOf, variantPrice } from '../../../contract/rules/price.ts';
import type { OriginDatabase } from '../../db/database.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { run } from '../../base/sql.ts';

describe('what can be bought', () => {
  let database: OriginDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it.each([
    ['In Stock', true],
    ['On Backorder', true],
    ['Preorder', true],
    ['Out of Stock', false],
    ['Soon', false],
    ['Discontinued', false],
  ] as const)('%s: %s while pieces are left, and never without', (stockStatus, isSold) => {
    expect(isAvailable({ active: true, stock: 1, stockStatus })).toBe(isSold);
    expect(isAvailable({ active: false, stock: 1, stockStatus })).toBe(false);
    expect(isAvailable({ active: true, stock: 0, stockStatus })).toBe(false);
    expect([7, 0, -1].map((stock) => availablePieces(stockStatus, stock))).toEqual([isSold ? 7 : 0, 0, 0]);
  });

  it('is the same in code and in statements', async () => {
    const category = await addCategory(database.db, 'Cuisine');
    const seller = await addSeller(database.db, 'Vendeur');
    const cases = StockStatus.options.flatMap((stock_status) =>
      [0, 1, 5].map((stock) => ({ stock, stock_status })),
    );
    const ids = await addProducts(
      database.db,
      cases.map((one) => ({ ...one, name: 'Casserole', seller_id: seller.id, category })),
    );
    const rows = await run<{ id: number; sold: boolean }>(
      database.db,
      `select p.id, ${availableSql('p')} as sold from products p`,
      [],
    );
    const sold = new Map(rows.map((row) => [row.id, row.sold]));
    expect(ids.map((id) => sold.get(id))).toEqual(
      cases.map(({ stock, stock_status: stockStatus }) => isAvailable({ active: true, stock, stockStatus })),
    );
  });
});

describe('what a product costs', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const product = {
    price: '100.000',
    discountPrice: null,
    isFlashSale: false,
    flashSalePrice: null,
    flashSaleStartsAt: null,
    flashSaleExpiresAt: null,
    flashSaleRemainingStock: null,
  };
  const flash = { ...product, isFlashSale: true, flashSalePrice: '50.000', discountPrice: '80.000' };
  it.each([
    ['the price alone', product, '100.000'],
    ['a reduction', { ...product, discountPrice: '80.000' }, '80.000'],
    ['a reduction to nothing', { ...product, discountPrice: '0.000' }, '100.000'],
    ['a reduction that is none', { ...product, discountPrice: '100.000' }, '100.000'],
    ['a flash sale', flash, '50.000'],
    ['a flash sale to come', { ...flash, flashSaleStartsAt: '2026-11-21T12:00:00.001Z' }, '80.000'],
    ['a flash sale that begins now', { ...flash, flashSaleStartsAt: '2026-11-21T12:00:00Z' }, '50.000'],
    ['a flash sale that ends now', { ...flash, flashSaleExpiresAt: '2026-11-21T12:00:00Z' }, '50.000'],
    ['a flash sale that is over', { ...flash, flashSaleExpiresAt: '2026-11-21T11:59:59.999Z' }, '80.000'],
    ['a flash sale that is sold out', { ...flash, flashSaleRemainingStock: 0 }, '80.000'],
    ['a flash sale that is not flagged', { ...flash, isFlashSale: false }, '80.000'],
  ])('with %s', (_, facts, expected) => {
    expect(currentPrice(priceFactsOf(facts), now)).toBe(fromTnd(expected));
  });

  it('never falls below zero for a variant', () => {
    expect([variantPrice(5_000, 1_500), variantPrice(5_000, -1_500), variantPrice(5_000, -6_000)]).toEqual([
      6_500, 3_500, 0,
    ]);
  });
});

it('serves pictures at the next larger width', () => {
  expect([1, 64, 65, 640, 1_601, 9_999].map(servedWidth)).toEqual([64, 64, 96, 640, 1_600, 1_600]);
  expect([null, '1', '65', '10000'].map(readWidth)).toEqual([1_600, 64, 96, 1_600]);
  expect(['', '0', '-1', '1.5', '10001', 'abc', '064'].map(readWidth)).toEqual(Array(7).fill(null));
  expect([...PICTURE_WIDTHS]).toEqual(PICTURE_WIDTHS.toSorted((a, b) => a - b));
});

it('builds valid addresses from any value', () => {
  expect([
    paths.product('a/b é'),
    paths.category(['maison', 'a?b']),
    paths.trackOrder('tok', 'fr'),
    paths.trackOrder(undefined, 'tn'),
    paths.home(),
    paths.home('de'),
    paths.ticket('TKT-26-000042-3'),
    paths.textPage('faq'),
  ]).toEqual([
    '/product/a%2Fb%20%C3%A9',
    '/category/maison/a%3Fb',
    '/track-order?token=tok&lang=fr',
    '/track-order?lang=tn',
    '/',
    '/?lang=de',
    '/user/tickets/TKT-26-000042-3',
    '/faq',
  ]);
});

describe('the rules are defined once', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const files = globSync('{gateway/{contract,src,origin,chat,service},web/src}/**/*.{ts,tsx}', {
    cwd: resolve(root, '..'),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        !/\.test\.tsx?$|__generated__|\/generated\/|^gateway\/contract\/rules\/|^gateway\/origin\/demo\//.test(
          file,
        ),
    );
  const withPattern = (pattern: RegExp, allowed: RegExp) =>
    files.filter(
      (file) => !allowed.test(file) && pattern.test(readFileSync(resolve(root, '..', file), 'utf8')),
    );

  it('sees the files', () => expect(files.length).toBeGreaterThan(500));

  it('which statuses are sold is decided in availability.ts', () => {
    // A set or list of statuses, or a comparison with one that decides whether something is sold.
    const statuses =
      /\[\s*'(?:In Stock|Out of Stock|On Backorder|Preorder|Soon|Discontinued)'\s*,|stock_status\s*(?:<>|!=|in\s*\()|canAdd\(|p\.stock > 0/;
    expect(withPattern(statuses, /^gateway\/contract\/catalogue\.ts$/)).toEqual([]);
    expect([...SOLD_STATUSES]).toEqual(['In Stock', 'On Backorder', 'Preorder']);
  });

  it('the flash price is computed in price.ts; the browser applies its result by the clock', () => {
    const prices =
      /flash_sale_price\s+when|discount_?[pP]rice\s*<\s*(?:p\.)?price|flashSalePrice\s*\?\?|case when \(?p\.is_flash_sale/;
    expect(withPattern(prices, /^$/)).toEqual([]);
  });

  it('the widths of pictures are listed in pictures.ts', () => {
    expect(withPattern(/\b64, 96, 160, 240, 320, 480, 640/, /^$/)).toEqual([]);
  });

  it('addresses of the shop’s pages are built by paths.ts', () => {
    const addresses =
      /url\(\s*[`'"]\/|[`'"]\/(?:product|category|track-order|recover|user\/tickets|payments\/(?:return|notice))[/?][^`'"]*\$\{/;
    expect(withPattern(addresses, /^$/)).toEqual([]);
  });
});
