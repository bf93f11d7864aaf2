import { describe, expect, it } from 'vitest';
import { isLowStock, stockTone } from './availability.ts';
import { timeLeft } from './countdown.ts';
import { isFlashActive, offerAt, percentOff, soldPercent } from './offer.ts';
import type { Priced } from './offer.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;
const at = (time: number) => new Date(time).toISOString();

function product(flash?: Partial<NonNullable<Priced['flashSale']>>): Priced {
  return {
    price: { amount: '100.000' },
    discountPrice: { amount: '80.000' },
    currentPrice: { amount: flash?.isActive ? '60.000' : '80.000' },
    flashSale: flash
      ? {
          price: { amount: '60.000' },
          startsAt: null,
          expiresAt: at(noon + hour),
          stock: 10,
          remainingStock: 4,
          isActive: true,
          ...flash,
        }
      : null,
  };
}

describe('offerAt', () => {
  it('shows the reduced price against the regular one', () => {
    expect(offerAt(product(), noon)).toEqual({
      current: '80.000',
      regular: '100.000',
      percent: 20,
      isFlash: false,
    });
  });
  it('shows the flash price until the sale expires, then the reduced price again', () => {
    expect(offerAt(product({ isActive: true }), noon)).toMatchObject({
      current: '60.000',
      percent: 40,
      isFlash: true,
    });
    expect(offerAt(product({ isActive: true }), noon + hour)).toMatchObject({ isFlash: true });
    expect(offerAt(product({ isActive: true }), noon + hour + 1)).toMatchObject({
      current: '80.000',
      isFlash: false,
    });
  });
  it('starts a sale on time, unless its stock is sold', () => {
    const soon = { isActive: false, startsAt: at(noon) };
    expect(isFlashActive(product(soon), noon - 1)).toBe(false);
    expect(offerAt(product(soon), noon)).toMatchObject({ current: '60.000', isFlash: true });
    expect(isFlashActive(product({ ...soon, remainingStock: 0 }), noon)).toBe(false);
  });
  it('strikes no price without a reduction', () => {
    const plain = { ...product(), discountPrice: null, currentPrice: { amount: '100.000' } };
    expect(offerAt(plain, noon)).toEqual({ current: '100.000', regular: null, percent: 0, isFlash: false });
  });
});

it('rounds percentages to whole numbers, 0 when the price is not lower', () => {
  expect(percentOff('99.900', '66.600')).toBe(33);
  expect(percentOff('10.000', '10.000')).toBe(0);
  expect(percentOff('10.000', '0.000')).toBe(0);
});

it('measures the flash stock, if there is one', () => {
  expect(soldPercent(60, 15)).toBe(75);
  expect(soldPercent(0, 0)).toBeNull();
  expect(soldPercent(null, null)).toBeNull();
});

it('counts down in hours, minutes, seconds, and stays at zero', () => {
  expect(timeLeft(noon + 26 * hour + 61_000, noon)).toEqual({
    hours: '26',
    minutes: '01',
    seconds: '01',
    over: false,
  });
  expect(timeLeft(noon, noon + 5000)).toEqual({ hours: '00', minutes: '00', seconds: '00', over: true });
});

it('warns of the last five pieces only, and only of what can be bought', () => {
  const low = (stock: number, isAvailable: boolean) => isLowStock({ stock, isAvailable });
  expect([0, 1, 5, 6].map((stock) => low(stock, true))).toEqual([false, true, true, false]);
  expect([1, 5].map((stock) => low(stock, false))).toEqual([false, false]);
});

it('has a colour for each status, grey for unknown ones', () => {
  expect(
    ['IN_STOCK', 'OUT_OF_STOCK', 'ON_BACKORDER', 'PREORDER', 'SOON', 'DISCONTINUED', '?'].map(stockTone),
  ).toEqual(['green', 'danger', 'warning', 'info', 'purple', 'neutral', 'neutral']);
});
