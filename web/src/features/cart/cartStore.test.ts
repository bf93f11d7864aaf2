import { describe, expect, it, vi } from 'vitest';
import { parseLines, STORAGE_KEY } from './cartLines.ts';
import { createCartStore } from './cartStore.ts';
import type { CartStorage } from './cartStore.ts';
import { freeDeliveryProgress } from './quoteLines.ts';

/** A device's storage that several pages share; each page receives events about the writes of others. */
function device(initial?: string) {
  let value = initial ?? null;
  const pages = new Set<EventTarget>();
  return {
    read: () => value,
    page() {
      const target = new EventTarget();
      pages.add(target);
      const storage: CartStorage = {
        getItem: (key) => (key === STORAGE_KEY ? value : null),
        setItem: (_, next) => {
          value = next;
          for (const page of pages) {
            if (page !== target)
              page.dispatchEvent(Object.assign(new Event('storage'), { key: STORAGE_KEY }));
          }
        },
      };
      return createCartStore(() => storage, target);
    },
  };
}

function refuse(): never {
  throw new Error('The storage refuses');
}

const storages: readonly (readonly [string, CartStorage | undefined])[] = [
  ['blocked', { getItem: refuse, setItem: refuse }],
  ['full', { getItem: () => null, setItem: refuse }],
  ['absent', undefined],
];

describe('a cart', () => {
  it('adds a line, counts it up and down, and removes it with the last piece', () => {
    const { page, read } = device();
    const cart = page();
    expect(cart.add({ id: 'a' }).quantity).toBe(1);
    expect(cart.add({ id: 'a' }).quantity).toBe(2);
    expect(cart.decrement({ id: 'a' }).quantity).toBe(1);
    expect(JSON.parse(read() ?? '')).toEqual([{ id: 'a', quantity: 1 }]);
    expect(cart.decrement({ id: 'a' }).quantity).toBe(0);
    expect(cart.getLines()).toEqual([]);
  });

  it('keeps variants of a product apart', () => {
    const cart = device().page();
    cart.add({ id: 'a', variantId: 'red' });
    cart.add({ id: 'a', variantId: 'blue' }, 3);
    cart.remove({ id: 'a', variantId: 'red' });
    expect(cart.getLines()).toEqual([{ id: 'a', variantId: 'blue', quantity: 3 }]);
    cart.clear();
    expect(cart.getLines()).toEqual([]);
  });

  it('stops at 99 pieces and 100 lines, and returns which', () => {
    const cart = device().page();
    expect(cart.add({ id: 'a' }, 98).limit).toBeUndefined();
    expect(cart.add({ id: 'a' }, 5)).toMatchObject({ quantity: 99, limit: 'quantity' });
    for (let index = 1; index < 100; index += 1) cart.add({ id: `b${index}` });
    expect(cart.add({ id: 'one too many' })).toMatchObject({ quantity: 0, limit: 'lines' });
    expect(cart.getLines()).toHaveLength(100);
  });

  it('is synchronised with other tabs, and never overwrites their changes', () => {
    const { page } = device();
    const [one, two] = [page(), page()];
    const listener = vi.fn();
    two.subscribe(listener);
    two.getLines();
    one.add({ id: 'a' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(two.getLines()).toEqual([{ id: 'a', quantity: 1 }]);
    // `one` does not listen (no component of it is mounted), yet it starts from the stored lines.
    two.add({ id: 'b' });
    one.add({ id: 'a' });
    expect(two.getLines()).toEqual([
      { id: 'a', quantity: 2 },
      { id: 'b', quantity: 1 },
    ]);
  });

  it('returns the same array until something changes', () => {
    const cart = device('[{"id":"a","quantity":1}]').page();
    expect(cart.getLines()).toBe(cart.getLines());
  });

  it.each(storages)('works for the page when the storage is %s', (_, storage) => {
    const cart = createCartStore(() => storage);
    cart.add({ id: 'a' });
    cart.add({ id: 'a' });
    expect(cart.getLines()).toEqual([{ id: 'a', quantity: 2 }]);
  });
});

describe('parseLines', () => {
  it.each([null, '', 'null', '{', '{"id":"a"}', '"x"', '42'])('parses %j as empty', (text) => {
    expect(parseLines(text)).toEqual([]);
  });

  it('keeps the valid lines of an invalid list', () => {
    const text = JSON.stringify([
      { id: 'a', quantity: 2.7, price: 1 },
      { id: 'a', quantity: 300 },
      { id: '', quantity: 1 },
      { id: 'b', quantity: 0 },
      { id: 'b', quantity: '4' },
      { id: 'c', quantity: 1, variantId: 7 },
      null,
      { id: 'd', quantity: 1, variantId: null },
    ]);
    expect(parseLines(text)).toEqual([
      { id: 'a', quantity: 99 },
      { id: 'd', quantity: 1 },
    ]);
  });

  it('takes at most a hundred lines', () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ id: `p${index}`, quantity: 1 }));
    expect(parseLines(JSON.stringify(many))).toHaveLength(100);
  });
});

it('computes the amount missing to free delivery', () => {
  expect(freeDeliveryProgress('25.900', '99.000')).toEqual({ missing: '73.100', percent: 26 });
  expect(freeDeliveryProgress('99.000', '99.000')).toEqual({ missing: null, percent: 100 });
});
