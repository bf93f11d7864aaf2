import { describe, expect, it } from 'vitest';
import { maskEmail, maskPhone } from './masking.ts';

describe('masked contact data', () => {
  it.each([
    ['+21698123456', '+216 98 *** *56'],
    ['', ''],
    ['98123456', '***'],
    ['+3312345678', '***'],
  ])('telephone %j is shown as %j', (phone, shown) => expect(maskPhone(phone)).toBe(shown));

  it.each([
    ['amel@example.tn', 'a***@example.tn'],
    ['a@example.tn', 'a***@example.tn'],
    ['"a@b"@example.tn', '"***@example.tn'],
    ['', ''],
    ['@example.tn', '***'],
    ['amel', '***'],
  ])('e-mail address %j is shown as %j', (email, shown) => expect(maskEmail(email)).toBe(shown));
});
