import { describe, expect, it } from 'vitest';

import { couponValue } from './couponValue.ts';

describe('the discount of a coupon', () => {
  it.each([
    [{ type: 'FIXED', amount: '30.000' }, 'fr', '30\u00a0TND'],
    [{ type: 'FIXED', amount: '7.500' }, 'fr', '7,50\u00a0TND'],
    [{ type: 'FIXED', amount: '7.500' }, 'en', '7.50\u00a0TND'],
    [{ type: 'PERCENTAGE', percent: 12 }, 'fr', '12\u00a0%'],
    [{ type: 'PERCENTAGE', percent: 35 }, 'tn', '35%'],
    [{ type: 'FREE_DELIVERY' }, 'fr', null],
    [{ type: 'FIXED', amount: null }, 'fr', null],
  ] as const)('is written of %j in %s', (coupon, language, text) =>
    expect(couponValue(coupon, language)).toBe(text),
  );
});
