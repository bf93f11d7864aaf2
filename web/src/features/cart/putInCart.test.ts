import { beforeEach, describe, expect, it } from 'vitest';
import { cartStore } from './cartStore.ts';
import { putInCart, wantedOf, type Ordered } from './putInCart.ts';

const line = (name: string, more: Partial<Ordered> = {}): Ordered => ({
  name,
  color: null,
  size: null,
  quantity: 2,
  variantId: null,
  product: { id: name },
  ...more,
});
const quoted = (code?: string, availableQuantity: number | null = null) => ({
  product: { slug: 'x', mainImage: null },
  problems: code === undefined ? [] : [{ code, availableQuantity }],
});

describe('ordering again', () => {
  beforeEach(() => cartStore.clear());

  it('adds what is sold, and returns the names of the others', () => {
    const wanted = wantedOf([
      line('Tapis', { variantId: 'v1', color: 'Rouge', size: 'L' }),
      line('Lampe'),
      line('Vase', { quantity: 3 }),
      line('Robe', { color: 'Bleu', size: null }),
      line('Chaise', { product: null }),
    ]);
    const outcome = putInCart(wanted, [
      quoted(),
      quoted('OUT_OF_STOCK'),
      quoted('STOCK_REDUCED', 1),
      quoted('VARIANT_REQUIRED'),
    ]);
    expect(outcome).toEqual({
      added: 3,
      missing: [
        { name: 'Chaise', reason: 'gone', quantity: 0 },
        { name: 'Lampe', reason: 'out', quantity: 0 },
        { name: 'Vase', reason: 'less', quantity: 1 },
        { name: 'Robe (Bleu)', reason: 'gone', quantity: 0 },
      ],
    });
    expect(cartStore.getLines()).toEqual([
      { id: 'Tapis', variantId: 'v1', quantity: 2 },
      { id: 'Vase', quantity: 1 },
    ]);
  });

  it('adds to the existing lines, up to their limits', () => {
    cartStore.add({ id: 'Tapis' }, 98);
    expect(putInCart(wantedOf([line('Tapis')]), [quoted()])).toEqual({
      added: 1,
      missing: [{ name: 'Tapis', reason: 'full', quantity: 1 }],
    });
  });

  it('adds nothing that the quote does not contain', () => {
    expect(putInCart(wantedOf([line('Tapis')]), [])).toEqual({
      added: 0,
      missing: [{ name: 'Tapis', reason: 'gone', quantity: 0 }],
    });
  });
});
