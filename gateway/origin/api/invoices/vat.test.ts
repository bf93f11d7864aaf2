import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodOf, rateOn, vatOf } from './vat.ts';

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

describe('the rates of an invoice', () => {
  const periods = [
    { validFrom: '2022-01-01', rates: [1_900, 1_300, 700], stamp: 1_000 },
    { validFrom: '2027-01-01', rates: [2_000, 1_300, 800], stamp: 1_500 },
    { validFrom: '2028-01-01', rates: [1_900, 800, 500], stamp: 1_500 },
  ];

  it.each([
    ['the same period', 1_900, '2026-12-30', '2026-12-31', 1_900],
    ['the first day of another', 1_900, '2026-12-31', '2027-01-01', 2_000],
    ['a class whose rate stays', 1_300, '2026-12-31', '2027-01-01', 1_300],
    ['a product that still has the rate of before', 1_900, '2027-05-01', '2027-05-02', 2_000],
    ['a rate that became that of another class', 800, '2027-12-31', '2028-01-01', 500],
    ['no VAT', 0, '2026-12-31', '2028-01-01', 0],
    ['a rate of no class', 550, '2026-12-31', '2028-01-01', 550],
    ['days before the first period', 1_900, '2020-01-01', '2020-01-02', 1_900],
  ])('%s', (_, rate, orderedOn, issuedOn, expected) => {
    expect(rateOn(periods, rate, { orderedOn, issuedOn })).toBe(expected);
  });

  it('and the stamp are those of the last period that began', () => {
    expect(['2021-01-01', '2026-12-31', '2027-01-01'].map((day) => periodOf(periods, day)?.stamp)).toEqual([
      1_000, 1_000, 1_500,
    ]);
  });
});
