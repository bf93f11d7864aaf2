import { describe, expect, it } from 'vitest';
import { formatMoment, progressOf, statesAhead, toneOf } from './steps.ts';

describe('the progress of a sub-order', () => {
  it.each([
    ['AWAITING_CONFIRMATION', ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']],
    ['PREPARING', ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']],
    ['DELIVERY_FAILED', ['OUT_FOR_DELIVERY', 'DELIVERED']],
    ['DELIVERED', []],
    ['CANCELLED', []],
    ['RETURN_OPEN', []],
    ['SOMETHING_NEW', []],
  ])('from %s goes on to %j', (state, ahead) => expect(statesAhead(state)).toEqual(ahead));

  it.each([
    ['AWAITING_PAYMENT', 0],
    ['CONFIRMED', 0],
    ['PREPARING', 1],
    ['DELIVERY_FAILED', 2],
    ['COMPLETED', 3],
    ['CANCELLED', null],
    ['RETURNED', null],
    ['SOMETHING_NEW', null],
  ])('%s is step %j of a parcel’s four', (state, step) => expect(progressOf(state)).toBe(step));

  it('has a colour for an unknown state', () => expect(toneOf('SOMETHING_NEW')).toBe('neutral'));
});

it('formats day and time of Tunisia', () => {
  expect(formatMoment('2026-11-21T23:30:00.000Z', 'fr')).toBe('22 novembre 2026, 00:30');
  expect(formatMoment('2026-11-21T13:05:00.000Z', 'tn')).toBe('21 نوفمبر 2026، 14:05');
  expect(() => formatMoment('soon', 'fr')).toThrow(RangeError);
});
