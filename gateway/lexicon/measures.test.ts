import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeBudget } from './amounts.ts';
import { boundText, takeBounds } from './measures.ts';

const read = (text: string) => takeBounds(takeBudget(text).rest).bounds;
const none = { min: null, max: null, isMemory: false };

describe('bounds on technical data', () => {
  it.each([
    ['valise moins de 2 kg', { quantity: 'kg', max: 2 }],
    ['sac de moins de 900 g', { quantity: 'kg', max: 0.9 }],
    ['laptop with at least 16 GB of RAM', { quantity: 'go', min: 16, isMemory: true }],
    ['Fernseher mindestens 55 Zoll', { quantity: 'pouce', min: 55 }],
    ['disque dur 2 to minimum', { quantity: 'go', min: 2000 }],
    ['frigo entre 200 et 300 litres', { quantity: 'l', min: 200, max: 300 }],
    ['telifoun aktar men 128 giga', { quantity: 'go', min: 128 }],
    ['ساك اقل من 2 كيلو', { quantity: 'kg', max: 2 }],
  ])('%s', (text, bound) => {
    expect(read(text)).toEqual([{ ...none, ...bound }]);
  });

  it('an amount without a bound is none', () => {
    expect(read('bidon 5 litres')).toEqual([]);
  });

  const UNITS = ['kg', 'litres', 'go', 'pouces', 'cm', 'watts', 'kilos', 'Zoll', 'giga', 'كيلو'];
  const BOUNDS = ['moins de', 'au moins', 'at least', 'up to', 'mindestens', 'a9al men', 'اقل من'];
  it('never are prices, and prices never are bounds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOUNDS),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom(...UNITS),
        fc.integer({ min: 1, max: 9999 }),
        (bound, value, unit, price) => {
          const alone = takeBudget(`x ${bound} ${value} ${unit}`);
          expect([alone.minPrice, alone.maxPrice]).toEqual([null, null]);
          expect(takeBounds(alone.rest).bounds).toHaveLength(1);
          const both = takeBudget(`x ${bound} ${value} ${unit} max ${price} dt`);
          expect(both.maxPrice).toBe(price * 1000);
          expect(takeBounds(both.rest).bounds).toHaveLength(1);
          expect(takeBounds(takeBudget(`x ${bound} ${price} dt`).rest).bounds).toEqual([]);
        },
      ),
    );
  });

  it('are read again from their own text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOUNDS),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom(...UNITS),
        (...words) => {
          const [bound] = read(`x ${words.join(' ')}`);
          expect(bound && takeBounds(boundText(bound)).bounds).toEqual([bound]);
        },
      ),
    );
  });
});
