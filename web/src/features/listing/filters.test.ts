import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultSort,
  DISCOUNTS,
  FLAGS,
  MAX_PAGE,
  parseFilters,
  parsePrice,
  RATINGS,
  SORTS,
  STOCK_STATUSES,
  type Filters,
} from './filters.ts';
import { activeFilters, formatFilters, listingHref, withoutFilters } from './narrowing.ts';
import { listingVariables, productFilter } from './variables.ts';

const parse = (search: string) => parseFilters(new URLSearchParams(search));

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
const price = fc.integer({ min: 0, max: 1_000_000_000 }).map((millimes) => String(millimes / 1000));
const list = (item: fc.Arbitrary<string>) =>
  fc.uniqueArray(item, { maxLength: 20 }).map((values) => values.sort());
const filters: fc.Arbitrary<Filters> = fc
  .record({
    query: fc
      .string({ maxLength: 60, unit: 'grapheme' })
      .map((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()),
    brands: list(slug),
    sellers: list(slug),
    colors: list(fc.constantFrom('noir', 'doré', 'bleu', 'marine', 'multicolore')),
    specs: list(fc.constantFrom('Mémoire:16 Go', 'Mémoire:8 Go', 'Écran:15,6" & plus', 'Norme:a:b=c')),
    prices: fc.tuple(fc.option(price), fc.option(price)),
    discount: fc.option(fc.constantFrom(...DISCOUNTS)),
    rating: fc.option(fc.constantFrom(...RATINGS)),
    stockStatus: fc.option(fc.constantFrom(...STOCK_STATUSES)),
    flags: fc.record(
      Object.fromEntries(FLAGS.map((flag) => [flag, fc.boolean()])) as Record<
        (typeof FLAGS)[number],
        fc.Arbitrary<boolean>
      >,
    ),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: MAX_PAGE }),
  })
  .map(({ prices: [a, b], flags, ...rest }) => ({
    ...rest,
    ...flags,
    minPrice: a !== null && b !== null && Number(a) > Number(b) ? b : a,
    maxPrice: a !== null && b !== null && Number(a) > Number(b) ? a : b,
    sort: rest.sort === 'relevance' ? defaultSort(rest.query) : rest.sort,
  }));

describe('filters in the URL', () => {
  it('name and value of technical data are separated by the first colon; entries without one are ignored', () => {
    const { specs } = parse(
      'spec=Norme:a:b&spec=Mémoire:8 Go&spec=Mémoire&spec=:x&spec=x:&spec=Mémoire:16 Go&spec=Norme:a:b',
    );
    expect(specs).toEqual(['Mémoire:16 Go', 'Mémoire:8 Go', 'Norme:a:b']);
    expect(productFilter(parse('spec=Norme:a:b&spec=Mémoire:8 Go&spec=Mémoire:16 Go')).specs).toEqual([
      { name: 'Mémoire', values: ['16 Go', '8 Go'] },
      { name: 'Norme', values: ['a:b'] },
    ]);
    expect(productFilter(parse('')).specs).toBeUndefined();
    // No more names than the gateway accepts.
    const many = Array.from({ length: 15 }, (_, n) => `spec=${String.fromCharCode(97 + n)}:x`).join('&');
    expect(parse(many).specs).toHaveLength(10);
  });

  it('are the same after writing and reading', () => {
    fc.assert(
      fc.property(filters, (given) => {
        expect(parse(formatFilters(given))).toEqual(given);
      }),
    );
  });

  it('are canonical: reading and writing again changes nothing, in any order', () => {
    fc.assert(
      fc.property(filters, fc.integer(), (given, seed) => {
        const pairs = [...new URLSearchParams(formatFilters(given))];
        const shuffled = pairs
          .map((pair, index) => ({ pair, key: (index * 7919 + seed) % 97 }))
          .sort((a, b) => a.key - b.key)
          .map(({ pair }) => pair);
        expect(formatFilters(parseFilters(new URLSearchParams(shuffled)))).toBe(formatFilters(given));
      }),
    );
  });

  it('never fail on any query string, and are canonical after reading', () => {
    const name = fc.oneof(
      fc.constantFrom('q', 'brand', 'color', 'min', 'max', 'rating', 'status', 'sort', 'page', 'stock'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 12 }), (pairs) => {
        const read = parseFilters(new URLSearchParams(pairs));
        expect(parse(formatFilters(read))).toEqual(read);
      }),
    );
  });

  it('that are malformed are ignored', () => {
    const none = parse('');
    expect(
      parse(
        'brand=../x&brand=&min=abc&max=-3&rating=9&discount=55&status=lost&sort=evil&page=0&stock=yes&utm=1',
      ),
    ).toEqual(none);
    expect(parse(`page=${MAX_PAGE + 1}`).page).toBe(1);
    expect(parse('page=2.5').page).toBe(1);
    expect(parse('sort=relevance').sort).toBe('newest');
  });

  it('swap prices in the wrong order', () => {
    expect(parse('min=90&max=20')).toMatchObject({ minPrice: '20', maxPrice: '90' });
  });

  it('have no more values than the gateway accepts', () => {
    const many = Array.from({ length: 50 }, (_, index) => `brand=b${index}`).join('&');
    expect(parse(many).brands).toHaveLength(20);
  });

  it('of a first page with defaults have an empty query string', () => {
    expect(listingHref('/category/mode', parse('page=1&sort=newest&min='))).toBe('/category/mode');
  });

  it('go back to the first page when another filter changes', () => {
    expect(listingHref('/allproducts', parse('page=4&brand=sadak'), { onSale: true })).toBe(
      '/allproducts?brand=sadak&sale=1',
    );
    expect(listingHref('/allproducts', parse('page=4&brand=sadak'), { page: 5 })).toBe(
      '/allproducts?brand=sadak&page=5',
    );
  });
});

describe('a typed price', () => {
  it.each([
    ['40', '40'],
    ['40,5', '40.5'],
    ['1 200.500', '1200.5'],
    ['007', '7'],
    ['0', '0'],
    ['12.', '12'],
  ])('%s is %s', (typed, price) => expect(parsePrice(typed)).toBe(price));

  it.each(['', ' ', '-1', '1e3', '12.3456', '1.2.3', 'NaN', '1000001', '٤٠'])('%j is none', (typed) =>
    expect(parsePrice(typed)).toBeNull(),
  );
});

describe('active filters', () => {
  it('each keep the others when removed', () => {
    fc.assert(
      fc.property(filters, (given) => {
        const active = activeFilters(given);
        for (const filter of active) {
          expect(activeFilters({ ...given, ...filter.removal })).toHaveLength(active.length - 1);
        }
      }),
    );
  });

  it('are none after clearing; the search text and the sort order stay', () => {
    fc.assert(
      fc.property(filters, (given) => {
        const cleared = withoutFilters(given);
        expect(activeFilters(cleared)).toEqual([]);
        expect(cleared).toMatchObject({ query: given.query, sort: given.sort, page: 1 });
      }),
    );
  });
});

describe('the variables of a listing', () => {
  it('contain the scope of the page whatever the URL contains', () => {
    const requested = parse('brand=other&seller=someone');
    expect(productFilter(requested, { brand: 'sadak' })).toEqual({ brands: ['sadak'], sellers: ['someone'] });
  });

  it('contain only the given filters', () => {
    expect(listingVariables(new URL('http://x/allproducts'))).toEqual({
      filter: {},
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      first: 25,
      page: 1,
      scopeQuery: null,
      scopeCategory: null,
      scopeBrand: null,
      scopeSeller: null,
    });
  });

  it('contain a minimum discount, a maximum price and free delivery', () => {
    expect(productFilter(parse('discount=50&max=20&delivery=1'))).toEqual({
      minDiscountPercent: 50,
      maxPrice: '20',
      freeDelivery: true,
    });
  });

  it('sort a search by relevance, and prices ascending on request', () => {
    expect(listingVariables(new URL('http://x/search?q=t%C3%A9l%C3%A9phone')).sort.field).toBe('RELEVANCE');
    expect(listingVariables(new URL('http://x/search?q=a&sort=price-asc')).sort).toEqual({
      field: 'PRICE',
      direction: 'ASC',
    });
  });
});
