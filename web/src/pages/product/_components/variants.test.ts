import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenVariant,
  colorOptions,
  initialChoice,
  missingAxis,
  sizeOptions,
  withColor,
  type Variant,
} from './variants.ts';

const variant = (color: string | null, size: string | null, stock: number): Variant => ({
  id: `${color}-${size}`,
  sku: `SKU-${color}-${size}`,
  color,
  size,
  stock,
});
const shirt = [
  variant('noir', 'S', 3),
  variant('noir', 'M', 0),
  variant('blanc', 'S', 0),
  variant('blanc', 'M', 2),
  variant('rouge', 'S', 0),
];

describe('options', () => {
  it('follow the seller’s order and are unavailable if no variant with them is in stock', () => {
    expect(colorOptions(shirt)).toEqual([
      { value: 'noir', isAvailable: true },
      { value: 'blanc', isAvailable: true },
      { value: 'rouge', isAvailable: false },
    ]);
  });

  it('of size depend on the chosen colour', () => {
    expect(sizeOptions(shirt, 'noir')).toEqual([
      { value: 'S', isAvailable: true },
      { value: 'M', isAvailable: false },
    ]);
    expect(sizeOptions(shirt, null).every((option) => option.isAvailable)).toBe(true);
  });
});

describe('a choice', () => {
  it('is complete only when it identifies one variant', () => {
    expect(missingAxis(shirt, { color: null, size: null })).toBe('color');
    expect(missingAxis(shirt, { color: 'noir', size: null })).toBe('size');
    expect(missingAxis(shirt, { color: 'noir', size: 'S' })).toBeNull();
    expect(chosenVariant(shirt, { color: 'noir', size: 'S' })?.stock).toBe(3);
  });

  it('needs nothing on a product without variants', () => {
    expect(missingAxis([], { color: null, size: null })).toBeNull();
  });

  it('has one axis if the product has one', () => {
    const shoe = [variant(null, '41', 1), variant(null, '42', 1)];
    expect(missingAxis(shoe, { color: null, size: null })).toBe('size');
    expect(chosenVariant(shoe, { color: null, size: '42' })?.size).toBe('42');
  });

  it('starts with the variant of the URL, sold out or not', () => {
    expect(initialChoice(shirt, 'SKU-rouge-S')).toEqual({ color: 'rouge', size: 'S' });
    expect(initialChoice(shirt, 'unknown')).toEqual({ color: null, size: null });
  });

  it('selects the only option of an axis', () => {
    expect(initialChoice([variant('noir', 'S', 1), variant('noir', 'M', 1)], null)).toEqual({
      color: 'noir',
      size: null,
    });
  });

  it('drops a size that the new colour does not have, and selects the only one left', () => {
    expect(withColor(shirt, { color: 'noir', size: 'S' }, 'blanc')).toEqual({ color: 'blanc', size: 'M' });
    const wide = [...shirt, variant('blanc', 'L', 4)];
    expect(withColor(wide, { color: 'noir', size: 'S' }, 'blanc')).toEqual({ color: 'blanc', size: null });
    expect(withColor(wide, { color: null, size: 'L' }, 'blanc')).toEqual({ color: 'blanc', size: 'L' });
  });

  it('of available options always identifies a variant in stock', () => {
    const variants = fc.uniqueArray(
      fc
        .tuple(fc.constantFrom('noir', 'blanc', 'bleu'), fc.constantFrom('S', 'M', 'L'), fc.nat(2))
        .map(([color, size, stock]) => variant(color, size, stock)),
      { selector: (one) => one.id, minLength: 1 },
    );
    fc.assert(
      fc.property(variants, (all) => {
        for (const color of colorOptions(all).filter((option) => option.isAvailable)) {
          const after = withColor(all, initialChoice(all, null), color.value);
          for (const size of sizeOptions(all, color.value).filter((option) => option.isAvailable)) {
            expect(chosenVariant(all, { ...after, size: size.value })?.stock).toBeGreaterThan(0);
          }
        }
      }),
    );
  });
});
