/** A change outdates every list that it changes; a price not those in which neither it nor the former one is. */
import { expect, test } from 'vitest';
import { changedLists, listTags, pricesOfOptions, pricesOfPage } from './list-tags.ts';

interface Priced {
  id: number;
  price: number;
  discountPrice: number | null;
  isFlashSale: boolean;
}

let state = 5;
/** The same numbers in every run. */
const draw = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const priceOf = ({ price, discountPrice }: Priced): number => discountPrice ?? price;
const product = (id: number): Priced => {
  const price = 1 + draw(2_000);
  return { id, price, discountPrice: draw(3) === 0 ? price * 0.8 : null, isFlashSale: draw(60) === 0 };
};

const changed = (data: Record<string, unknown>): string[] =>
  changedLists({ in: ['category:tapis', 'brand:alif'], ...data });
const isOutdated = (tags: readonly string[], by: readonly string[]): boolean =>
  by.some((tag) => tags.includes(tag));

test('a changed price outdates the pages and bounds that it changes, and few others', () => {
  let [unchanged, kept] = [0, 0];
  for (let round = 0; round < 2_000; round++) {
    const products = Array.from({ length: 8 + draw(30) }, (_, id) => product(id));
    const [isRising, page, limit] = [draw(2) === 0, 1 + draw(3), 4 + draw(6)];
    const path = `/v1/admin/products?category=tapis&sortBy=price&sortOrder=${isRising ? 'asc' : 'desc'}&page=${page}&limit=${limit}`;
    const shown = (): Priced[] =>
      [...products]
        .sort((a, b) => (priceOf(a) - priceOf(b) || a.id - b.id) * (isRising ? 1 : -1))
        .slice((page - 1) * limit, page * limit);
    const bounds = () => {
      const prices = products.map(priceOf);
      return { minPrice: String(Math.min(...prices)), maxPrice: String(Math.max(...prices)) };
    };
    const [before, earlier] = [shown(), bounds()];
    const was = before.map((one) => ({ ...one }));
    const moved = products[draw(products.length)] as Priced;
    const from = priceOf(moved);
    if (moved.discountPrice === null) moved.price = Math.max(1, moved.price + draw(400) - 200);
    else moved.discountPrice = 1 + draw(moved.price);
    const by = changed({ fields: ['price', 'discount_price'], prices: [from, priceOf(moved)] });
    // Lists that show the product are dropped by its own tag.
    if (!before.includes(moved)) {
      const isSame =
        JSON.stringify(shown().map(({ id }) => id)) === JSON.stringify(before.map(({ id }) => id));
      const tags = listTags(
        path,
        pricesOfPage(
          was.map(({ price, discountPrice, isFlashSale }) => ({
            price: String(price),
            discountPrice: discountPrice === null ? null : String(discountPrice),
            isFlashSale,
          })),
          path,
        ),
      );
      if (!isSame) expect(isOutdated(tags, by)).toBe(true);
      else {
        unchanged++;
        if (!isOutdated(tags, by)) kept++;
      }
    }
    if (JSON.stringify(bounds()) !== JSON.stringify(earlier))
      expect(
        isOutdated(
          listTags('/v1/admin/products/filter-options?category=tapis', pricesOfOptions(earlier)),
          by,
        ),
      ).toBe(true);
  }
  expect(kept / unchanged).toBeGreaterThan(0.4);
});

test('lists are outdated by what they depend on', () => {
  const tags = (query: string): string[] => listTags(`/v1/admin/products?${query}`, []);
  const prices = { fields: ['price'], prices: [10, 11] };
  const texts = { fields: ['description'] };
  for (const [query, data, expected] of [
    ['category=tapis&sortBy=createdAt', prices, false],
    ['category=tapis&sortBy=createdAt', texts, false],
    ['category=tapis&sortBy=createdAt', { reason: 'picture' }, false],
    ['category=tapis&sortBy=createdAt', { fields: ['price', 'stock_status'] }, true],
    ['category=tapis&sortBy=createdAt', { reason: 'created' }, true],
    ['category=tapis&sortBy=createdAt', {}, true],
    ['category=laine&sortBy=createdAt', {}, false],
    ['sortBy=createdAt', {}, true],
    ['sortBy=createdAt', prices, false],
    ['brand=alif,ba&sortBy=name', texts, true],
    ['brand=alif&sortBy=name', prices, false],
    ['category=tapis&minPrice=3', prices, true],
    ['category=tapis&hasDiscount=true', { reason: 'price' }, true],
    ['category=tapis&sortBy=discount', prices, true],
    ['category=tapis&input=laine', texts, true],
    ['category=tapis&input=laine', prices, true],
    ['category=tapis&updatedAfter=2026-01-01T00:00:00Z', texts, true],
    ['promo=aid', prices, true],
    ['category=tapis&sortBy=price&after=abc', prices, true],
  ] as const)
    expect([query, data, isOutdated(tags(query), changed(data))]).toEqual([query, data, expected]);
  // Without its places a change may concern any list.
  expect(isOutdated(tags('category=laine'), changedLists({}))).toBe(true);
});
