import { describe, expect, it } from 'vitest';
import { gtinCheckDigit, isGtin } from './gtin.ts';

describe('the numbers of products', () => {
  it.each(['96385074', '036000291452', '4006381333931', '10614141000415', '6191234567897'])(
    'accepts %s',
    (gtin) => {
      expect(isGtin(gtin)).toBe(true);
    },
  );

  it.each([
    '',
    '4006381333932',
    '400638133393',
    '40063813339310',
    '4006381 333931',
    '٤٠٠٦٣٨١٣٣٣٩٣١',
    '1234567890',
  ])('refuses %j', (text) => {
    expect(isGtin(text)).toBe(false);
  });

  it('has one check digit for each sequence of digits', () => {
    const digits = '619123456789';
    expect('0123456789'.split('').filter((last) => isGtin(digits + last))).toEqual([gtinCheckDigit(digits)]);
  });
});
