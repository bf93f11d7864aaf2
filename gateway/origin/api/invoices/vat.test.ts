import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from './vat.ts';

describe('the VAT in an invoice', () => {
  it('is included in the prices, by rate; delivery is taxed like the goods', () => {
    const lines = [
      { total: 119_000, vat_rate_bp: 1_900 },
      { total: 0, vat_rate_bp: 700 },
    ];
    expect(vatOf(lines, 11_900)).toEqual([
      { rate: 700, net: 0, vat: 0 },
      { rate: 1_900, net: 110_000, vat: 20_900 },
    ]);
  });

  it('adds up with the net to the amount paid', () => {
    const line = record({
      total: integer({ min: 0, max: 5_000_000 }),
      vat_rate_bp: constantFrom(0, 700, 1_300, 1_900),
    });
    assert(
      property(array(line, { minLength: 1 }), integer({ min: 0, max: 8_000 }), (lines, delivery) => {
        const paid = lines.reduce((sum, { total }) => sum + total, 0) + delivery;
        expect(vatOf(lines, delivery).reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(paid);
      }),
    );
  });
});
