// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { recallProduct, rememberProducts } from './cartMemory.ts';

beforeEach(() => localStorage.clear());

it('stores names and pictures of the existing lines, never a price', () => {
  const robe = { id: 'a', quantity: 1 };
  const shoe = { id: 'b', variantId: 'v', quantity: 2 };
  rememberProducts([{ id: 'a', name: 'Robe', slug: 'robe', image: '/i', price: '1' } as never], [robe, shoe]);
  rememberProducts([{ id: 'b', variantId: 'v', name: 'Shoe' }], [robe, shoe]);
  expect(recallProduct({ id: 'a', variantId: null })).toEqual({ name: 'Robe', slug: 'robe', image: '/i' });
  expect(recallProduct(shoe)?.name).toBe('Shoe');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('price');
  rememberProducts([], [shoe]);
  expect(recallProduct(robe)).toBeUndefined();
});

it('treats malformed data as empty', () => {
  localStorage.setItem('lawaj-cart-products', '{');
  expect(recallProduct({ id: 'a' })).toBeUndefined();
  localStorage.setItem('lawaj-cart-products', '{"a":{"name":5}}');
  expect(recallProduct({ id: 'a' })).toBeUndefined();
});
